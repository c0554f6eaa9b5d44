import { chanoyu, type ChanoyuState, GOAL, SAFE, standings, totals } from '@chinwag/rules/chanoyu';
import { message } from '../../../language/message.ts';
import { Said } from '../../../board/Said.tsx';
import { person } from '../../../board/people.ts';
import { scoreSheet } from '../../../board/score/ScoreSheet.tsx';
import { whatFollows } from '../outcome.ts';
import './chanoyuSheet.css';
import { Ledger } from './Ledger.tsx';
import { RoundDetails } from './RoundDetails.tsx';
import { newsOf } from './scoreWords.ts';

/** The score, round by round, with the two marks at which a game ends. */
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
  details: (record, view) => <RoundDetails view={view} record={record} />,
  every: (view) => <Ledger view={view} />,
});
