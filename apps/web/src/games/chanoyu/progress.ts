import { type ChanoyuState, isScored, trickNumber, TRICKS } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';

/** Returns the game's progress for the top bar: `Round 3, trick 8 of 10`. */
export function progress(state: ChanoyuState): Message {
  const { phase, records, deal } = state;
  if (phase.name === 'over') return message('chanoyu.finished', { rounds: records.length });
  if (deal.number === 0) return message('chanoyu.before-first');
  if (isScored(state)) return message('chanoyu.scored', { round: deal.number });
  return message('chanoyu.progress', { round: deal.number, trick: trickNumber(deal), tricks: TRICKS });
}
