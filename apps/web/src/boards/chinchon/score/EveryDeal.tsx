import type { Seat } from '@chinwag/rules';
import type { DealRecord } from '@chinwag/rules/chinchon';
import { written } from '../../../wording/numbers.ts';
import type { ReactNode } from 'react';
import { ScoreLedger } from '../../shared/score/ScoreLedger.tsx';
import type { View } from '../view.ts';
import { gained } from '../words.ts';

/** Every deal: what it brought each player, who closed it, whom it put out and who came back. */
export function EveryDeal({ view }: { readonly view: View }) {
  const { records, totals } = view.state;
  return (
    <>
      <ScoreLedger
        caption="Points of every deal, and the totals they make"
        rowsAre="Deal"
        rows={records.map((record) => ({
          head: String(record.number),
          cells: totals.map((_, seat) => cellOf(record, seat)),
        }))}
        foot={{ head: 'Now', cells: totals.map(written) }}
        people={view}
      />
      <p className="score-key">
        <i className="score-mark">c</i> closed the deal; <i className="score-mark">out</i> put out by it;{' '}
        <i className="score-mark">back</i> put out, and came back with the highest total still in.
      </p>
    </>
  );
}

function cellOf(record: DealRecord, seat: Seat): ReactNode {
  const points = record.points[seat];
  if (typeof points !== 'number') return <span className="visually-hidden">out</span>;
  const marks = [
    ...(record.closer === seat ? ['c'] : []),
    ...(record.reenlisted.includes(seat) ? ['back'] : record.out.includes(seat) ? ['out'] : []),
  ];
  return (
    <>
      {gained(points)}
      {marks.map((mark) => (
        <i key={mark} className="score-mark">
          {mark}
        </i>
      ))}
    </>
  );
}
