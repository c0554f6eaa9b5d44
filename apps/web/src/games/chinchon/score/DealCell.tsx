import type { Seat } from '@chinwag/rules';
import type { DealRecord } from '@chinwag/rules/chinchon';
import { useWords } from '../../../language/useWords.ts';

/** The marks beside a player's points in a deal: for closing it, for being knocked out, and for re-enlisting. */
export const MARKS = ['closed', 'out', 'back'] as const;

/** Shows a player's result in a deal, with its marks. */
export function DealCell({ record, seat }: { readonly record: DealRecord; readonly seat: Seat }) {
  const { say, signed } = useWords();
  const points = record.points[seat];
  if (typeof points !== 'number') return <span className="visually-hidden">{say('chinchon.mark.out')}</span>;
  const back = record.reenlisted.includes(seat);
  const has = { closed: record.closer === seat, out: record.out.includes(seat) && !back, back };
  return (
    <>
      {signed(points)}
      {MARKS.filter((mark) => has[mark]).map((mark) => (
        <i key={mark} className="score-mark">
          {say(`chinchon.mark.${mark}`)}
        </i>
      ))}
    </>
  );
}
