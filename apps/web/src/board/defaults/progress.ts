import type { GameState } from '@chinwag/rules';
import { type Message, message } from '../../language/message.ts';

/** Returns the default progress of a game: `Deal 4`, `Finished after 3 deals`. */
export function progressIn({ records }: Pick<GameState, 'records'>, over: boolean): Message {
  const deals = records.length;
  return over ? message('board.finished-after', { deals }) : message('board.deal-number', { deal: deals + 1 });
}
