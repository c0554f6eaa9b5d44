import type { Complaint, TranslatedMessage } from './message.ts';
import { wordsOf } from './renderings.ts';

/** Words that are the same as in English, with the reason. */
const SAME: readonly { readonly words: readonly string[]; readonly in: readonly string[]; readonly reason: string }[] = [
  { words: ['Chinwag', 'Chinkway', 'Chinaso', 'Chinchón', 'Chapanka', 'Chanoyu'], in: ['es', 'pl'], reason: 'a name' },
  { words: ['bot', 'bots', 'chat', 'no', 'normal', 'total'], in: ['es'], reason: 'Spanish has the same word' },
  { words: ['bot', 'link'], in: ['pl'], reason: 'Polish has the same word' },
  { words: ['c'], in: ['es'], reason: 'the letter on the score sheet for who closed: “closed”, «cierra»' },
];

/**
 * Returns complaints about untranslated texts. A text may equal the English one only if all its words are the same in both
 * languages.
 */
export function untranslated({ readings }: TranslatedMessage): readonly Complaint[] {
  const [english, ...others] = readings;
  const theirs = new Set(english?.renderings.map(wordsOf));
  return others.flatMap(({ language, renderings }): Complaint[] => {
    const same = renderings.map(wordsOf).find((text) => theirs.has(text) && !mayBeTheSame(text, language));
    return same === undefined ? [] : [{ language, says: `it is what English says: ${same.trim()}` }];
  });
}

function mayBeTheSame(text: string, language: string): boolean {
  const allowed = SAME.filter((entry) => entry.in.includes(language)).flatMap(({ words }) => words.map(small));
  return (text.match(/\p{L}+/gu) ?? []).map(small).every((word) => allowed.includes(word));
}

const small = (word: string): string => word.toLowerCase();
