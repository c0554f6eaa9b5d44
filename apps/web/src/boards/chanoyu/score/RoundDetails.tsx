import { type DealRecord, type Scoring, type Stretch, stretchPoints, VALUES } from '@chinwag/rules/chanoyu';
import { useSay } from '../../../language/language.ts';
import { type Message, message } from '../../../language/message.ts';
import { SeatRows } from '../../shared/score/SeatRows.tsx';
import type { View } from '../view.ts';

/** How the points of a round came about: every row's stretches, and what each scored. */
export function RoundDetails({ view, record }: { readonly view: View; readonly record: DealRecord }) {
  const say = useSay();
  return (
    <SeatRows
      people={view}
      rows={record.stretches.map((found, seat) => ({
        points: record.points[seat] ?? 0,
        from: <Places found={found} />,
        said: say(scoresOf(found, view.state.options.scoring)),
      }))}
    />
  );
}

function Places({ found }: { readonly found: readonly Stretch[] }) {
  return (
    <span className="round-places" aria-hidden="true">
      {VALUES.map((value) => {
        const stretch = found.find(([low, high]) => value >= low && value <= high);
        return (
          <i
            key={value}
            data-taken={stretch !== undefined || undefined}
            data-goes-on={(stretch !== undefined && value > stretch[0]) || undefined}
          >
            {value}
          </i>
        );
      })}
    </span>
  );
}

/** What each stretch of a row scored: `1 to 3 scores 2`, `5 scores 0`. */
function scoresOf(found: readonly Stretch[], scoring: Scoring): Message {
  if (found.length === 0) return message('chanoyu.row-scores-none');
  const scores = found.map((stretch) => {
    const [[low, high], points] = [stretch, stretchPoints(stretch, scoring)];
    if (low === high) return message('chanoyu.lone-scores', { value: low, points });
    return message('chanoyu.stretch-scores', { low, high, points });
  });
  return message('chanoyu.row-scores', { scores });
}
