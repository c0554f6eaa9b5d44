import type { Pack } from './cardCode.ts';
import type { Language } from './catalogue.ts';
import type { Message } from './message.ts';
import { spoken } from './parts.ts';
import { sentences } from './sentences.ts';

/** Returns one message, or several in order, as text for screen readers. */
export function spokenAll(said: Message | readonly Message[], language: Language, pack: Pack): string {
  return 'key' in said ? spoken(said, language, pack) : sentences(said.map((sentence) => spoken(sentence, language, pack)));
}
