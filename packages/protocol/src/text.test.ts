import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedName, parseName } from './identity.ts';
import { cleaned, isolated } from './text.ts';

/**
 * Characters that cause trouble: letters, combining marks, emoji and their joiners, lone surrogates, invisible characters, and line
 * breaks.
 */
const TROUBLESOME = [
  'a', ' ', '\u0301', '\u20DD', '❤', '👩', '🏽', '\u200D', '\uFE0F', '\uD83D', '\uDC69', '\u202E', '\u3164', '\n',
];

describe('a text', () => {
  it.each([
    ['zero width', 'a\u200Bb\u200C\u2060\uFEFFc', 'abc'],
    ['bidi overrides', '\u202Eabc\u202C \u2066d\u2069', 'abc d'],
    ['variation selectors', 'a\uFE00b\u{E0100}c\uFE0F', 'abc'],
    ['tags', 'a\u{E0041}\u{E0042}\u{E007F}b', 'ab'],
    ['blank letters', '\u3164a\u115F\u2800b', 'ab'],
    ['halves of characters', 'a\uD800b', 'ab'],
    ['control characters', 'a\u0000\u001B\nb\u2028c', 'a b c'],
  ])('loses invisible characters: %s', (_, text, left) => {
    expect(cleaned(text)).toBe(left);
  });

  it.each(['❤️', '👩‍👩‍👧', '👍🏽', 'well played ☕️!'])('keeps emoji whole: %s', (text) => {
    expect(cleaned(text)).toBe(text);
  });

  it('keeps at most three combining marks on one letter', () => {
    expect(cleaned(`a${'\u0337'.repeat(40)}b`)).toBe(`a${'\u0337'.repeat(3)}b`);
  });

  it('does not change when cleaned twice, and never gets longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...TROUBLESOME) }), (text) => {
        const clean = cleaned(text);
        expect(clean.length).toBeLessThanOrEqual(text.length);
        expect(cleaned(clean)).toBe(clean);
      }),
    );
  });

  it('from right to left is isolated, once', () => {
    expect(isolated('محمد')).toBe('\u2068محمد\u2069');
    expect(isolated(isolated('שרה 2'))).toBe('\u2068שרה 2\u2069');
    expect(isolated('Łukasz')).toBe('Łukasz');
  });
});

describe('a name', () => {
  it.each(['Łukasz', 'Inés', 'Ольга', '美咲', 'محمد', 'मीरा', 'ถนอม', 'Ngọc Ánh', 'José-María', 'O’Neill Jr.', '7 of 9'])(
    'can be of any script: %s',
    (name) => {
      expect(parseName(name)).toEqual({ name: name.normalize('NFC') });
    },
  );

  it('is stored without invisible characters', () => {
    expect(parseName(' \u202EAnn\u200B  Lee\u{E0041} ')).toEqual({ name: 'Ann Lee' });
  });

  it.each([
    ['', 'name-empty'],
    ['\u3164\u200B\u00A0', 'name-empty'],
    ['...', 'name-without-letter'],
    ['\u0301\u0302', 'name-without-letter'],
    ['Ann <3', 'name-invalid'],
    ['❤️', 'name-without-letter'],
    ['a'.repeat(25), 'name-too-long'],
    ['ﷺﷺ', 'name-too-long'],
  ])('that is invalid is refused: %j', (name, refused) => {
    expect(parseName(name)).toEqual({ refused });
  });
});

describe('a name stored under earlier rules', () => {
  it.each([
    ['Ann Lee', 'Ann Lee'],
    ['\u202EAnn\u200B', 'Ann'],
    ['<b>Ann</b>', 'bAnnb'],
    ['a'.repeat(40), 'a'.repeat(24)],
    ['\u3164\u200B', 'N. N.'],
    ['', ''],
  ])('is shown as a valid name: %j as %j', (stored, shown) => {
    expect(storedName(stored)).toBe(shown);
  });

  it('is shown as a valid name for any stored text', () => {
    const odd = fc.string({ unit: fc.constantFrom(...TROUBLESOME, 'ﷺ', '<') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), odd), (stored) => {
        const shown = storedName(stored);
        expect(stored === '' ? { name: '' } : parseName(shown)).toEqual({ name: shown });
      }),
    );
  });
});
