import { countersInAll } from '@chinwag/rules';
import { chapanka, type ChapankaState, potBeside, standings } from '@chinwag/rules/chapanka';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { message } from '../../../language/message.ts';
import { Said } from '../../../board/Said.tsx';
import { useFigures } from '../../../language/useFigures.ts';
import { scoreSheet } from '../../../board/score/ScoreSheet.tsx';
import type { View } from '../view.ts';
import { DealDetails } from './DealDetails.tsx';
import './chapankaSheet.css';
import { headlineOf, leadOf } from './words.ts';

/** Returns everyone's counters after the last finished deal, without payments of the current deal. */
const scored = (state: ChapankaState): readonly number[] => chapanka.course(state).at(-1) ?? [];

const placesOf = (state: ChapankaState) => standings({ ...state, balances: scored(state) });

/** Chapanka's score sheet, in counters: each player's change in every deal, and the pot after it. */
export const ScoreSheet = scoreSheet<ChapankaState>(chapanka, {
  none: () => message('chapanka.score.none'),
  headline: headlineOf,
  lead: (view) => {
    const { state } = view;
    return state.phase.name === 'over' ? null : leadOf(placesOf(state), potBeside(scored(state)), view);
  },
  standings: placesOf,
  gain: ({ number, points }, seat) => message('chapanka.score.gain', { change: points[seat] ?? 0, deal: number }),
  signed: true,
  beneath: (view) => <Sum view={view} />,
  details: (record, view) => <DealDetails view={view} record={record} />,
  every: ({ state }, { say, signed }) => {
    const after = chapanka.course(state);
    const now = scored(state);
    const pot = potBeside(now);
    return {
      caption: say('chapanka.score.every'),
      last: say('chapanka.score.pot-column'),
      rows: after.slice(1).map((balances, k) => ({
        head: String(k + 1),
        cells: balances.map((balance, seat) => signed(balance - (after[k]?.[seat] ?? 0))),
        last: potBeside(balances),
      })),
      foot: {
        head: say('chapanka.score.sum-foot', { sum: countersInAll({ balances: now, pot }) }),
        cells: now.map(signed),
        last: pot,
      },
    };
  },
});

/** Shows the sum of all counters, which is 0. */
function Sum({ view: { state } }: { readonly view: View }) {
  const { written } = useFigures();
  const balances = scored(state);
  const pot = potBeside(balances);
  const [first, ...more] = [...balances, pot];
  // subtracts an owed number
  const sum = more.reduce(
    (row, each) => `${row} ${each < 0 ? '−' : '+'} ${written(Math.abs(each))}`,
    written(first),
  );
  return (
    <p className="score-key">
      <Said message={message('chapanka.score.sum', { pot, parts: sum, sum: countersInAll({ balances, pot }) })} />{' '}
      <RuleLink rule="CP8.2" />
    </p>
  );
}
