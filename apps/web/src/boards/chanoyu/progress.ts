import { type ChanoyuState, trickNumber, TRICKS } from '@chinwag/rules/chanoyu';
import { counted } from '../../wording/words.ts';

/** Where the game stands, for the top bar: `Round 3, trick 8 of 10`. */
export function progress({ phase, records, round }: ChanoyuState): string {
  if (phase.name === 'over') return `Finished after ${counted(records.length, 'round', 'rounds')}`;
  if (round.number === 0) return 'Before the first round';
  if (records.length === round.number) return `Round ${round.number}, scored`;
  return `Round ${round.number}, trick ${trickNumber(round)} of ${TRICKS}`;
}
