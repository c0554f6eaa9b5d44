import { allSeats } from '@chinwag/rules';
import { type RoundRecord, type Stretch, stretchPoints, VALUES } from '@chinwag/rules/chanoyu';
import { isYou, someone, Someone, youFirst } from '../../shared/people.ts';
import { DealsInDetail } from '../../shared/score/DealsInDetail.tsx';
import { stretchInWords } from '../rowWords.ts';
import type { View } from '../view.ts';
import { pointsInWords } from '../words.ts';

/** How the points of each round came about, newest first: every row's stretches, and what each scored. */
export function RoundDetails({ view }: { readonly view: View }) {
  const { records } = view.state;
  return (
    <DealsInDetail
      deals={records.map((record, k) => ({
        title: `Round ${k + 1}`,
        said: `${someone(view, record.dealer)} hosted`,
        content: <RoundRows view={view} record={record} />,
      }))}
    />
  );
}

function RoundRows({ view, record }: { readonly view: View; readonly record: RoundRecord }) {
  return (
    <ul className="round-rows">
      {youFirst(view, allSeats(view.players.length)).map((seat) => (
        <li key={seat} data-you={isYou(view, seat) || undefined}>
          <b>{Someone(view, seat)}</b>
          <strong>{record.points[seat] ?? 0}</strong>
          <Places found={record.stretches[seat] ?? []} />
          <small>{sumInWords(record.stretches[seat] ?? [], view)}</small>
        </li>
      ))}
    </ul>
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

/** `1 to 3 scores 2, 5 scores 0`. */
function sumInWords(found: readonly Stretch[], { state: { options } }: View): string {
  if (found.length === 0) return 'an empty row: 0 points';
  const parts = found.map((stretch) => `${stretchInWords(stretch)}: ${stretchPoints(stretch, options.scoring)}`);
  const sum = found.reduce((all, stretch) => all + stretchPoints(stretch, options.scoring), 0);
  return found.length === 1 ? `${stretchInWords(found[0] ?? [0, 0])}: ${pointsInWords(sum)}` : parts.join(' · ');
}
