import { type RefusalCode, SLOW_CHAT_MS, type ChatSetting } from '@chinwag/protocol';
import type { Budget } from './budgets.ts';

/** A person's rate limit in a table's chat. */
interface ChatAllowance {
  readonly words: Budget;
  readonly signs: Budget;
}

const FREELY: ChatAllowance = { words: { burst: 6, every: 3000 }, signs: { burst: 4, every: 4000 } };
const SLOWLY: ChatAllowance = { words: { burst: 1, every: SLOW_CHAT_MS }, signs: { burst: 1, every: 10_000 } };

/**
 * Returns a person's rate limit in the chat, by the host's setting and whether they have a seat. Returns the reason for a refusal
 * if they may not write.
 */
export function chatShare(chat: ChatSetting, as: 'player' | 'watcher'): ChatAllowance | RefusalCode {
  switch (chat) {
    case 'everybody':
      return FREELY;
    case 'slow':
      return SLOWLY;
    case 'players':
      return as === 'player' ? FREELY : 'talk-for-players';
    case 'off':
      return 'talk-off';
  }
}
