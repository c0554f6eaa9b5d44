import { describe, expect, it } from 'vitest';
import { allCards, parseCard } from '../language/cardCode.ts';

describe('parseCard', () => {
  it('reads a French card, with T for the ten', () => {
    expect(parseCard('KS')).toEqual({ kind: 'french', rank: 'K', suit: 'S' });
    expect(parseCard('TH')).toEqual({ kind: 'french', rank: 'T', suit: 'H' });
  });

  it('reads a Spanish card with one or two digits', () => {
    expect(parseCard('1O', 'spanish')).toEqual({ kind: 'spanish', number: 1, suit: 'O' });
    expect(parseCard('12B', 'spanish')).toEqual({ kind: 'spanish', number: 12, suit: 'B' });
  });

  it('distinguishes the two of clubs from the two of copas by the pack', () => {
    expect(parseCard('2C', 'french')).toMatchObject({ kind: 'french', suit: 'C' });
    expect(parseCard('2C', 'spanish')).toMatchObject({ kind: 'spanish', suit: 'C' });
  });

  it('reads the same jokers in both packs', () => {
    expect(parseCard('X1')).toEqual({ kind: 'joker', colour: 'red' });
    expect(parseCard('X2', 'spanish')).toEqual({ kind: 'joker', colour: 'blue' });
  });

  it('ignores the pack number of a card', () => {
    expect(parseCard('AS#2')).toEqual(parseCard('AS'));
  });

  const NOT_FRENCH = ['??', '', '#2', 'XX', '1S', '10S', 'KO', 'AS ', 'constructor'];
  const NOT_SPANISH = ['??', '13O', '0C', 'KS', '01O'];

  it.each(NOT_FRENCH)('reads "%s", which is not a French card, as hidden', (code) => {
    expect(parseCard(code)).toEqual({ kind: 'hidden' });
  });

  it.each(NOT_SPANISH)('reads "%s", which is not a Spanish card, as hidden', (code) => {
    expect(parseCard(code, 'spanish')).toEqual({ kind: 'hidden' });
  });
});

describe('allCards', () => {
  it('lists 52 French and 48 Spanish cards and two jokers, without duplicates', () => {
    expect(new Set(allCards('french')).size).toBe(54);
    expect(new Set(allCards('spanish')).size).toBe(50);
  });

  it('lists only cards that parseCard can read', () => {
    for (const pack of ['french', 'spanish'] as const) {
      for (const code of allCards(pack)) expect(parseCard(code, pack).kind).not.toBe('hidden');
    }
  });
});
