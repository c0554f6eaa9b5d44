import { SLOW_CHAT_MS, type ChatSetting } from '@chinwag/protocol';
import { type Message, message } from '../../language/message.ts';
import type { InWords } from './inWords.ts';

/** Returns the text of a chat setting. */
export function chatInWords(chat: ChatSetting): InWords {
  const label = message(`words.talk.${chat}`);
  if (chat === 'slow') return { label, help: message('words.talk.slow-help', { seconds: SLOW_CHAT_MS / 1000 }) };
  return { label, help: message(`words.talk.${chat}-help`) };
}

/** Returns the text that says why there is no chat field. */
export function withoutChat(chat: 'off' | 'players'): Message {
  return message(`words.without-chat.${chat}`);
}

/** Returns the announcement of a new chat setting by the host. */
export function chatNews(chat: ChatSetting): Message {
  return message(`words.chat-news.${chat}`);
}
