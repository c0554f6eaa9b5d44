import type { Seat } from '@chinwag/rules';
import type { DealRecord } from '@chinwag/rules/chinchon';
import { useSay } from '../../../language/language.ts';
import { useFigures } from '../../../language/useFigures.ts';
import { ScoreLedger } from '../../../board/score/ScoreLedger.tsx';
import type { View } from '../view.ts';

/** Every deal: what it brought each player, who closed it, whom it put out and who came back. */
export function EveryDeal({ view }: { readonly view: View }) {
  const { records, totals } = view.state;
  const say = useSay();
  const { written } = useFigures();
  return (
    <>
      <ScoreLedger
        caption={say('chinchon.caption')}
        rows={records.map((record) => ({
          head: written(record.number),
          cells: totals.map((_, seat) => <Cell key={seat} record={record} seat={seat} />),
        }))}
        foot={{ head: say('chinchon.now'), cells: totals.map(written) }}
        people={view}
      />
      <ul className="score-key chinchon-counters">
        {MARKS.map((mark) => (
          <li key={mark}>
            <i className="score-mark">{say(`chinchon.mark.${mark}`)}</i> {say(`chinchon.mark-means.${mark}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

const MARKS = ['closed', 'out', 'back'] as const;

function Cell({ record, seat }: { readonly record: DealRecord; readonly seat: Seat }) {
  const say = useSay();
  const { signed } = useFigures();
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
