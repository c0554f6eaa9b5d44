import loaders from 'virtual:messages';
import type { Pack } from './cardCode.ts';
import { useSpoken } from './language.ts';
import type { Language } from './catalogue.ts';
import { loadMessages, speak } from './load.ts';
import type { Message } from './message.ts';
import { type Part, parts, spoken } from './parts.ts';
import { untypeset } from './typeset.ts';

/** Loads all English texts of the app and its games, for tests. Rejects if any of them cannot be loaded. */
export async function speakEnglish(): Promise<void> {
  await loadMessages(...Object.keys(loaders.en ?? {}));
  await speak('en');
}

/** Returns the page's language. Throws if none is loaded. */
export function spokenLanguage(): Language {
  const { language } = useSpoken.getState();
  if (language === null) throw new Error('no language has been loaded');
  return language;
}

/** Returns a message as text on an English page. */
export function inEnglish(message: Message, pack: Pack = 'french'): string {
  return spoken(message, spokenLanguage(), pack);
}

/** Returns a message as text on an English page, with cards and suits as codes. */
export function inCodes(message: Message, pack: Pack = 'french'): string {
  return saidParts(message, pack)
    .map((part) => (typeof part === 'string' ? part : 'card' in part ? part.card : 'term' in part ? part.spoken : part.suit))
    .map(untypeset)
    .join('');
}

/** Returns the parts of a message on an English page. */
export function saidParts(message: Message, pack: Pack = 'french'): readonly Part[] {
  return parts(message, spokenLanguage(), pack);
}
