import { type DealRecord, type Stretch, VALUES } from '@chinwag/rules/chanoyu';
import { useSay } from '../../../language/language.ts';
import { SeatRows } from '../../../board/score/SeatRows.tsx';
import type { View } from '../view.ts';
import { scoresOf } from './scoreWords.ts';

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
