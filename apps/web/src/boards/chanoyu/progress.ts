import { type ChanoyuState, isScored, trickNumber, TRICKS } from '@chinwag/rules/chanoyu';
import { counted } from '../../wording/words.ts';

/** Where the game stands, for the top bar: `Round 3, trick 8 of 10`. */
export function progress(state: ChanoyuState): string {
  const { phase, records, deal } = state;
  if (phase.name === 'over') return `Finished after ${counted(records.length, 'round', 'rounds')}`;
  if (deal.number === 0) return 'Before the first round';
  if (isScored(state)) return `Round ${deal.number}, scored`;
  return `Round ${deal.number}, trick ${trickNumber(deal)} of ${TRICKS}`;
}
