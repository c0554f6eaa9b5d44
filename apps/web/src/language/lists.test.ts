import { expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from './languages.ts';
import { jointsOf, type ListKind } from './lists.ts';

const TYPES = {
  and: { type: 'conjunction' },
  or: { type: 'disjunction' },
  beside: { type: 'unit', style: 'short' },
} as const satisfies Readonly<Record<ListKind, Intl.ListFormatOptions>>;

const KINDS = ['and', 'or', 'beside'] as const satisfies readonly ListKind[];

const LAST = ['Ana', 'Inés', 'iris', 'hijo', 'hielo', 'hiato', 'hola', 'ocho', 'once', '8', '11', '110', 'y', 'o', 'un as'];

it('joins lists as Intl.ListFormat does in every language', () => {
  for (const language of LANGUAGES) {
    for (const kind of KINDS) {
      const format = new Intl.ListFormat(LOCALES[language], TYPES[kind]);
      for (const things of LAST.flatMap((last) => [[], [last], ['a', last], ['a', 'b', last], ['a', 'b', 'c', last]])) {
        const joints = jointsOf(things, kind, language);
        expect(things.map((thing, at) => (joints[at] ?? '') + thing).join('')).toBe(format.format(things));
      }
    }
  }
});

it('joins before an accented Spanish i and o as before a plain one, unlike Intl.ListFormat', () => {
  expect(jointsOf(['Ana', 'Íñigo'], 'and', 'es')).toEqual(['', ' e ']);
  expect(jointsOf(['Ana', 'Óscar'], 'or', 'es')).toEqual(['', ' u ']);
});
