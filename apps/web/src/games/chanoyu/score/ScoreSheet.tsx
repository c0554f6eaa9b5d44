import { chanoyu, type ChanoyuState, GOAL, type Mark, markOf, SAFE, standings, totals } from '@chinwag/rules/chanoyu';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { type Message, message } from '../../../language/message.ts';
import { Said } from '../../../board/Said.tsx';
import { person } from '../../../board/people.ts';
import { scoreSheet } from '../../../board/score/ScoreSheet.tsx';
import { SeatRows } from '../../../board/score/SeatRows.tsx';
import { whatFollows } from '../outcome.ts';
import './chanoyuSheet.css';
import { Places } from './Places.tsx';
import { newsOf, scoresOf } from './scoreWords.ts';

/** The position of a total relative to the safe mark and the goal. */
const MARKS: Readonly<Record<Mark, Message>> = {
  goal: message('chanoyu.at-goal', { goal: GOAL }),
  short: message('chanoyu.at-safe', { safe: SAFE }),
  'below-eight': message('chanoyu.below-safe', { safe: SAFE }),
};

/** The score of a run, for each way of scoring. */
const KEYS = { links: 'chanoyu.links-key', steps: 'chanoyu.steps-key', runs: 'chanoyu.runs-key' } as const;

/** Chanoyu's score sheet: every round, the two totals that decide the end of the game, and the score of a run. */
export const ScoreSheet = scoreSheet<ChanoyuState>(chanoyu, {
  unit: 'round',
  none: () => message('chanoyu.no-round'),
  headline: newsOf,
  lead: (view) => whatFollows(view.state, view),
  standings: (state) => standings(totals(state), state.firstDealer),
  gain: ({ number, points }, seat) => message('chanoyu.gain-in-round', { points: points[seat] ?? 0, round: number }),
  keys: () => [{ sentence: message('chanoyu.end-key', { goal: GOAL, safe: SAFE }), rule: 'CN6.3' }],
  title: ({ number }) => message('chanoyu.round', { round: number }),
  beside: ({ dealer }, view) => <Said message={message('chanoyu.hosted', { who: person(view, dealer) })} />,
  details: ({ points, stretches }, view, { say }) => (
    <SeatRows
      people={view}
      rows={stretches.map((found, seat) => ({
        points: points[seat] ?? 0,
        from: <Places found={found} />,
        said: say(scoresOf(found, view.state.options.scoring)),
      }))}
    />
  ),
  every: ({ state }, { say }) => ({
    caption: say('chanoyu.ledger'),
    rowsAre: say('chanoyu.round-head'),
    rows: state.records.map(({ points }, k) => ({ head: String(k + 1), cells: points })),
    foot: {
      head: say('board.row-in-all'),
      cells: totals(state).map((total, seat) => (
        <span key={seat} className="round-total">{total}<small>{say(MARKS[markOf(total)])}</small></span>
      )),
    },
    under: <p className="score-key">{say(KEYS[state.options.scoring])} <RuleLink rule="CN6.1" /></p>,
  }),
});
