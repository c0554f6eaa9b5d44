import type { Action } from './action.ts';
import type { PendingMove } from './pendingMove.ts';
import { pendingWords } from './pendingWords.ts';

/** Returns the actions for a pending move: sending it now and, in the place for *no*, taking it back. */
export function pendingActions({ kind, lasts, sendNow, takeBack }: PendingMove): readonly Action[] {
  const words = pendingWords(kind, lasts ?? 0);
  const send: Action = {
    name: 'send-now',
    words: words.sendNow,
    detail: words.sendNowDetail,
    ...(lasts !== null && { waits: lasts }),
    ...(sendNow === null ? { off: words.sentence } : { act: sendNow }),
  };
  if (takeBack === null) return [send];
  return [send, { name: 'take-back', words: words.takeBack, detail: words.takeBackDetail, act: takeBack }];
}
