import { type Message, message } from '../../language/message.ts';
import type { PendingKind } from './pendingMove.ts';

/** The text about a pending move. */
export interface PendingWords {
  readonly sendNow: Message;
  readonly sendNowDetail: Message;
  readonly takeBack: Message;
  readonly takeBackDetail: Message;
  /** The announcement for screen readers, once the move is pending. */
  readonly sentence: Message;
}

/** Returns the text about a pending move. `lasts` is how long the move stays pending, in ms. */
export function pendingWords(kind: PendingKind, lasts: number): PendingWords {
  const seconds = Math.round(lasts / 1000);
  switch (kind) {
    case 'final':
      return {
        sendNow: message('board.pending.final'),
        sendNowDetail: message('board.pending.final-detail', { seconds }),
        takeBack: message('board.pending.final-back'),
        takeBackDetail: message('board.pending.final-back-detail'),
        sentence: message('board.pending.final-spoken', { seconds }),
      };
    case 'forced':
      return {
        sendNow: message('board.pending.forced'),
        sendNowDetail: message('board.pending.forced-detail'),
        takeBack: message('board.pending.forced-back'),
        takeBackDetail: message('board.pending.forced-back-detail'),
        sentence: message('board.pending.forced-spoken'),
      };
    case 'unsent':
    case 'unanswered':
      return {
        sendNow: message('board.pending.unsent'),
        sendNowDetail: message(`board.pending.${kind}-detail`),
        takeBack: message('board.pending.unsent-back'),
        takeBackDetail: message('board.pending.final-back-detail'),
        sentence: message(`board.pending.${kind}-spoken`),
      };
  }
}
