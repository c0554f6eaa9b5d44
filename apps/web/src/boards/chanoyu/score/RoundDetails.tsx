import { type DealRecord, type Stretch, stretchPoints, VALUES } from '@chinwag/rules/chanoyu';
import { SeatRows } from '../../shared/score/SeatRows.tsx';
import { stretchInWords } from '../rowWords.ts';
import type { View } from '../view.ts';
import { pointsInWords } from '../words.ts';

/** How the points of a round came about: every row's stretches, and what each scored. */
export function RoundDetails({ view, record }: { readonly view: View; readonly record: DealRecord }) {
  return (
    <SeatRows
      people={view}
      rows={record.stretches.map((found, seat) => ({
        points: record.points[seat] ?? 0,
        from: <Places found={found} />,
        said: sumInWords(found, record.points[seat] ?? 0, view),
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

/** `1 to 3 scores 2, 5 scores 0`. */
function sumInWords(found: readonly Stretch[], sum: number, { state: { options } }: View): string {
  if (found.length === 0) return 'an empty row: 0 points';
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return `${stretchInWords(only)}: ${pointsInWords(sum)}`;
  return found.map((stretch) => `${stretchInWords(stretch)}: ${stretchPoints(stretch, options.scoring)}`).join(' · ');
}
