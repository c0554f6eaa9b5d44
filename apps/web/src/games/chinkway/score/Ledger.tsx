import { POINTS, totals } from '@chinwag/rules/chinkway';
import { SideMark } from '../../../ui/SideMark.tsx';
import { useSay } from '../../../language/language.ts';
import { ScoreLedger } from '../../../board/score/ScoreLedger.tsx';
import { companyOf, shapeOf } from '../sides.ts';
import type { View } from '../view.ts';

/** Every deal by every player: whom they played with, by the shape of their side, and what they scored. */
export function Ledger({ view }: { readonly view: View }) {
  const say = useSay();
  const { records } = view.state;
  return (
    <>
      <ScoreLedger
        caption={say('chinkway.every-deal')}
        rows={records.map((record, k) => ({
          head: String(k + 1),
          cells: record.points.map((points, seat) => (
            <span key={seat} className="score-earned" data-full={points === POINTS.at(-1) || undefined}>
              <span className="score-company">{say(companyOf(record, seat, view))}</span>{' '}
              <SideMark side={shapeOf(record, seat)} />
              {points}
            </span>
          )),
        }))}
        foot={{ head: say('board.row-in-all'), cells: totals(records) }}
        people={view}
      />
      <p className="score-key">
        <SideMark side="hex" /> {say('chinkway.key')}
      </p>
    </>
  );
}
