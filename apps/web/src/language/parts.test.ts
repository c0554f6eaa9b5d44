import { FORGOTTEN_NAME } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import type { AnyFilling, Person } from './message.ts';
import { grammar as english } from './grammar/en.ts';
import { grammar as spanish } from './grammar/es.ts';
import { grammar as polish } from './grammar/pl.ts';
import type { CompiledMessage, Language } from './catalogue.ts';
import type { LanguageId } from './languages.ts';
import { card, cards, either, halves, rank, sign, signed, suit } from './markers.ts';
import { parts, spoken } from './parts.ts';

const GRAMMARS = { en: english, es: spanish, pl: polish } as const;
const KEY = 'board.play';
const ana: Person = { name: 'Ana', you: false };
const piotr: Person = { name: 'Piotr', you: false };
const you: Person = { name: 'Marta', you: true };

/** Returns a language with a single message. */
function speaking(id: LanguageId, compiled: CompiledMessage): Language {
  return { id, catalogue: { [KEY]: compiled }, grammar: GRAMMARS[id] };
}

/** Returns a message whose placeholder `x`, between two words, has this value. */
function said(id: LanguageId, x: AnyFilling, compiled: CompiledMessage = ({ x: gap }) => ['a ', gap, ' z']): string {
  return spoken({ key: KEY, values: { x } }, speaking(id, compiled), 'french');
}

describe('a placeholder', () => {
  it('keeps text as it is, and formats a number for the language with a true minus', () => {
    expect(said('en', 'Ana')).toBe('a Ana z');
    expect(said('en', -12_345)).toBe('a −12,345 z');
    expect(said('en', 999)).toBe('a 999 z');
    expect(said('en', 1000)).toBe('a 1,000 z');
    expect(said('es', 1234)).toBe('a 1234 z');
    expect(said('pl', 0.5)).toBe('a 0,5 z');
  });

  it('replaces a forgotten name with the language’s word, alone or in a list', () => {
    const somebody: Person = { name: FORGOTTEN_NAME, you: false };
    expect([said('en', FORGOTTEN_NAME), said('es', FORGOTTEN_NAME)]).toEqual(['a Somebody z', 'a Alguien z']);
    expect([said('pl', somebody), said('es', somebody)]).toEqual(['a Ktoś z', 'a Alguien z']);
    expect(said('pl', [ana, somebody])).toBe('a Ana i Ktoś z');
    expect(said('es', ['Ana', FORGOTTEN_NAME])).toBe('a Ana y Alguien z');
  });

  it('joins several values with the language’s “and” or “or”', () => {
    expect(said('en', ['Ana', 'Piotr', 'Tom'])).toBe('a Ana, Piotr and Tom z');
    expect(said('es', ['Ana', 'Inés'])).toBe('a Ana e Inés z');
    expect(said('es', ['Ana', 'Piotr'])).toBe('a Ana y Piotr z');
    expect(said('pl', ['Ana', 'Piotr', 'Tom'])).toBe('a Ana, Piotr i Tom z');
    expect(said('es', ['siete', 'ocho'], ({ x }) => either(x as readonly string[]))).toBe('siete u ocho');
  });

  it('sets off the last of several items if one is itself a list', () => {
    expect(said('en', ['lays a group and a sequence', 'keeps 1 card'])).toBe('a lays a group and a sequence, and keeps 1 card z');
    const spanish = said('es', ['baja un grupo y una escalera', 'se queda con 1 carta']);
    expect(spanish).toBe('a baja un grupo y una escalera, y se queda con 1 carta z');
    const polish = said('pl', ['wykłada komplet i sekwens', 'zatrzymuje 1 kartę']);
    expect(polish).toBe('a wykłada komplet i sekwens, zatrzymuje 1 kartę z');
  });

  it('names people, with the reader first', () => {
    expect(said('en', [ana, you])).toBe('a you and Ana z');
    expect(said('es', you)).toBe('a tú z');
    expect(said('pl', [ana, piotr])).toBe('a Ana i Piotr z');
  });

  it('contains a message, or a list with messages', () => {
    const inner: CompiledMessage = ({ x }) => (x === undefined ? 'two bots' : ['With ', x]);
    expect(said('en', ['Tomek', { key: KEY, values: {} }], inner)).toBe('With Tomek and two bots');
  });

  it('formats changes with a sign, and halves as fractions', () => {
    const change: CompiledMessage = ({ x }) => signed(x as number);
    expect([4, -4, 0].map((x) => said('en', x, change))).toEqual(['+4', '−4', '0']);
    const half: CompiledMessage = ({ x }) => halves(x as number);
    expect([7.5, 0.5, 3, -2.5].map((x) => said('en', x, half))).toEqual(['7½', '½', '3', '−2½']);
  });
});

describe('a plural choice by people', () => {
  const chosen: CompiledMessage = ({ x }) => String(x);

  it('distinguishes one person, several, the reader, and several with the reader', () => {
    expect(said('en', ana, chosen)).toBe('one');
    expect(said('en', you, chosen)).toBe('you');
    expect(said('en', [you], chosen)).toBe('you');
    expect(said('en', [ana, piotr], chosen)).toBe('other');
    expect(said('en', [ana, you], chosen)).toBe('withYou');
  });
});

describe('a card in a sentence', () => {
  const drawn = (id: LanguageId, form: string) =>
    parts({ key: KEY, values: {} }, speaking(id, () => ['x ', card('QS', id, form), '.']), 'french');

  it('is a drawn card, with its name in the form that the sentence requires', () => {
    expect(drawn('pl', 'ins')).toEqual(['x ', { card: 'QS', pack: 'french', spoken: 'damą pik' }, '.']);
    expect(drawn('es', 'of')[1]).toMatchObject({ spoken: 'de la reina de picas' });
  });

  it('is named with what it stands for, or by the jokers’ name in its game', () => {
    const joker: CompiledMessage = ({ x }) => ['x ', card(x as 'X1', 'en', 'the')];
    expect(said('en', { card: 'X1', standsFor: '7H' }, joker)).toBe('x the joker as 7 of hearts');
    expect(said('pl', { card: 'X1', called: 'tsukumogami' }, joker)).toBe('x tsukumogami');
  });

  it('is joined to others with the language’s “and”', () => {
    const held: CompiledMessage = ({ x }) => ['x ', cards(x as readonly 'QS'[], 'pl', 'acc')];
    expect(said('pl', ['QS', '7H', 'AC'], held)).toBe('x damę pik, siódemkę kier i asa trefl');
  });

  it('can be a suit or a rank alone', () => {
    expect(said('pl', 'H', ({ x }) => ['x ', suit(x as 'H', 'pl', 'one')])).toBe('x kiera');
    expect(said('es', 'K', ({ x }) => ['x ', rank(x as 'K', 'es', 'the')])).toBe('x el rey');
    const drawn = parts({ key: KEY, values: {} }, speaking('en', () => sign('S', 'en')), 'french');
    expect(drawn).toEqual([{ suit: 'S', spoken: 'spades' }]);
  });
});

describe('the first letter of a sentence', () => {
  const begins = (id: LanguageId, compiled: CompiledMessage, x: AnyFilling = '') => said(id, x, compiled);

  it('is a capital where the language puts a word of its own', () => {
    expect(begins('en', ({ x }) => ['', suit(x as 'H', 'en', ''), ' led.'], 'H')).toBe('Hearts led.');
    expect(begins('pl', ({ x }) => [x, ' wygrywasz.'], you)).toBe('Ty wygrywasz.');
  });

  it('is unchanged outside of sentences, and in names', () => {
    expect(begins('en', ({ x }) => [suit(x as 'H', 'en', ''), ' led'], 'H')).toBe('hearts led');
    expect(begins('en', ({ x }) => [x, ' wins.'], { name: 'ana', you: false })).toBe('ana wins.');
    expect(begins('en', () => ['iOS wins.'])).toBe('iOS wins.');
  });
});

it('a key that is not loaded is shown as it is', () => {
  expect(spoken({ key: 'board.plays', values: {} }, speaking('en', () => ''), 'french')).toBe('board.plays');
});
