import type { Action } from './action.ts';
import type { PendingMove } from './pendingMove.ts';
import { pendingWords } from './pendingWords.ts';

/** What can be done with a move that is sent in a moment: sending it now, and, where *no* always stands, taking it back. */
export function pendingActions({ kind, lasts, sendNow, takeBack }: PendingMove): readonly Action[] {
  const words = pendingWords(kind, lasts);
  return [
    { name: 'send-now', words: words.sendNow, detail: words.sendNowDetail, waits: lasts, act: sendNow },
    { name: 'take-back', words: words.takeBack, detail: words.takeBackDetail, act: takeBack },
  ];
}
