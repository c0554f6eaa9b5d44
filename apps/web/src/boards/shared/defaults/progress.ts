import type { GameState } from '@chinwag/rules';
import { counted } from '../../../wording/words.ts';

/** Where a game stands that says no more of it: `Deal 4`, `Finished after three deals`. */
export function progressIn({ records }: Pick<GameState, 'records'>, over: boolean): string {
  return over ? `Finished after ${counted(records.length, 'deal', 'deals')}` : `Deal ${records.length + 1}`;
}
