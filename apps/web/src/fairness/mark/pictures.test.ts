import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../language/languages.ts';
import { PICTURES } from './pictures.ts';

/** Returns a word as it sounds over a bad connection: without accents. */
function plain(word: string): string {
  return word.replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Returns the number of letters by which two words differ at least; 2 means two or more. */
function difference(one: string, other: string): number {
  if (one === other) return 0;
  let begin = 0;
  while (begin < one.length && one[begin] === other[begin]) begin += 1;
  const [a, b] = [one.slice(begin), other.slice(begin)];
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) ? 1 : 2;
}

describe('the pictures of a mark', () => {
  it('are 128, enough for seven bits', () => {
    expect(PICTURES).toHaveLength(128);
  });

  it.each(LANGUAGES)('have one short lower-case word each in %s', (language) => {
    for (const { [language]: word } of PICTURES) expect(word).toMatch(/^\p{Ll}{2,11}$/u);
  });

  it.each(LANGUAGES)('differ by at least two letters in %s, so that no word sounds like another', (language) => {
    const words = PICTURES.map(({ [language]: word }) => plain(word));
    for (const [at, word] of words.entries()) {
      expect(words.slice(0, at).filter((other) => difference(word, other) < 2)).toEqual([]);
    }
  });
});
