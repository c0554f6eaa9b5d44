import { SLOW_CHAT_MS, type ChatSetting } from '@chinwag/protocol';
import { type Message, message } from '../../language/message.ts';
import type { InWords } from './inWords.ts';

/** A way to chat, in words. */
export function chatInWords(chat: ChatSetting): InWords {
  const label = message(`words.talk.${chat}`);
  if (chat === 'slow') return { label, help: message('words.talk.slow-help', { seconds: SLOW_CHAT_MS / 1000 }) };
  return { label, help: message(`words.talk.${chat}-help`) };
}

/** Why there is no field to write in. */
export function withoutChat(chat: 'off' | 'players'): Message {
  return message(`words.without-chat.${chat}`);
}

/** Announced to all when the host chooses another way to chat. */
export function chatNews(chat: ChatSetting): Message {
  return message(`words.chat-news.${chat}`);
}
