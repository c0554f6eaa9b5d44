import type { GameState } from '@chinwag/rules';
import { type Message, message } from '../../language/message.ts';

/** Where a game stands that says no more of it: `Deal 4`, `Finished after 3 deals`. */
export function progressIn({ records }: Pick<GameState, 'records'>, over: boolean): Message {
  const deals = records.length;
  return over ? message('board.finished-after', { deals }) : message('board.deal-number', { deal: deals + 1 });
}
