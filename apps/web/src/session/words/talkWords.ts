import { SLOW_TALK, type Talk } from '@chinwag/protocol';
import { type Message, message } from '../../language/message.ts';
import type { InWords } from './inWords.ts';

/** A way to talk, in words. */
export function talkInWords(talk: Talk): InWords {
  const label = message(`words.talk.${talk}`);
  if (talk === 'slow') return { label, help: message('words.talk.slow-help', { seconds: SLOW_TALK / 1000 }) };
  return { label, help: message(`words.talk.${talk}-help`) };
}

/** Why there is no field to write in. */
export function withoutTalk(talk: 'off' | 'players'): Message {
  return message(`words.without-talk.${talk}`);
}

/** Told to all when the host chooses another way to talk. */
export function talkNews(talk: Talk): Message {
  return message(`words.talk-news.${talk}`);
}
