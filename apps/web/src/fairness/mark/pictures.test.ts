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
  it('are as many as seven bits tell apart', () => {
    expect(PICTURES).toHaveLength(128);
  });

  it.each(LANGUAGES)('are one short word each in %s, of small letters', (language) => {
    for (const { [language]: word } of PICTURES) expect(word).toMatch(/^\p{Ll}{2,11}$/u);
  });

  it.each(LANGUAGES)('differ by two letters at least in %s, so that none is heard for another', (language) => {
    const words = PICTURES.map(({ [language]: word }) => plain(word));
    for (const [at, word] of words.entries()) {
      expect(words.slice(0, at).filter((other) => difference(word, other) < 2)).toEqual([]);
    }
  });
});
