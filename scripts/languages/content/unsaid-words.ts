import type { LanguageId } from '../../../apps/web/src/language/languages.ts';
import { type ContentCheck, inEach } from './message.ts';

/** Words that no text may use: a pattern of whole words, and a replacement. */
export interface UnsaidWords {
  readonly words: string;
  readonly say: string;
  /** The context in which the word is allowed; omitted if there is none. */
  readonly but?: RegExp;
}

/** Returns a check that a text uses none of these words, in upper or lower case. */
export function saysNoneOf(unsaid: Readonly<Record<LanguageId, readonly UnsaidWords[]>>, why: string): ContentCheck {
  const patterns = Object.fromEntries(
    Object.entries(unsaid).map(([language, list]) => [
      language, list.map((entry) => ({ ...entry, pattern: wholeWords(entry.words) })),
    ]),
  );
  return inEach(({ language, renderings }) =>
    renderings.flatMap(({ text }) =>
      (patterns[language] ?? []).flatMap(({ pattern, but, say }) => {
        const found = pattern.exec(but === undefined ? text : text.replaceAll(but, ''));
        return found === null ? [] : [`it says "${found[0]}", ${why}: ${say}`];
      }),
    ),
  );
}

/** Returns a pattern for whole words, in any alphabet. */
function wholeWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}
