import { describe, expect, it } from 'vitest';
import { type CardCode, type Pack, parseCard } from '../cardCode.ts';
import { LANGUAGES } from '../languages.ts';
import { grammar as english } from './en.ts';
import { grammar as spanish } from './es.ts';
import { FORMS } from './forms.ts';
import type { Grammar } from './grammar.ts';
import { grammar as polish } from './pl.ts';

/** Returns a card by its name in a form. */
function named(grammar: Grammar, card: CardCode, form = '', pack: Pack = 'french'): string {
  return grammar.card({ parsed: parseCard(card, pack), standsFor: null, called: null }, form);
}

describe('English', () => {
  it.each([
    ['AS', '', 'ace of spades'], ['TH', '', '10 of hearts'], ['AS', 'a', 'an ace of spades'], ['8C', 'a', 'an 8 of clubs'],
    ['QD', 'a', 'a queen of diamonds'], ['JC', 'the', 'the jack of clubs'], ['X1', '', 'joker'], ['??', '', 'card, face down'],
  ])('%s %s is %s', (card, form, words) => {
    expect(named(english, card, form)).toBe(words);
  });

  it.each([
    ['1O', 'ace of coins'], ['10C', 'jack of cups'], ['11E', 'knight of swords'], ['12B', 'king of batons'],
    ['7O', '7 of coins'],
  ])('the Spanish %s is %s', (card, words) => {
    expect(named(english, card, '', 'spanish')).toBe(words);
  });

  it('has suits and ranks in singular and plural', () => {
    expect([english.suit('S', 'french', 'one'), english.suit('C', 'spanish', ''), english.suit('NT', 'french', '')]).toEqual([
      'spade', 'cups', 'no trump',
    ]);
    expect([english.rank('6', 'many'), english.rank(11, ''), english.rank('T', '')]).toEqual(['sixes', 'knight', '10']);
  });
});

describe('Spanish', () => {
  it.each([
    ['7H', '', 'siete de corazones'], ['7H', 'the', 'el siete de corazones'], ['QS', 'the', 'la reina de picas'],
    ['JS', 'a', 'una jota de picas'], ['AC', 'a', 'un as de tréboles'], ['KD', 'of', 'del rey de diamantes'],
    ['QD', 'of', 'de la reina de diamantes'], ['KD', 'to', 'al rey de diamantes'], ['X1', 'the', 'el comodín'],
    ['??', 'a', 'una carta boca abajo'],
  ])('%s %s is %s', (card, form, words) => {
    expect(named(spanish, card, form)).toBe(words);
  });

  it.each([
    ['10B', 'the', 'la sota de bastos'], ['11C', 'a', 'un caballo de copas'], ['12O', 'of', 'del rey de oros'],
    ['1E', '', 'as de espadas'],
  ])('the Spanish %s %s is %s', (card, form, words) => {
    expect(named(spanish, card, form, 'spanish')).toBe(words);
  });

  it('has suits and ranks in singular and plural', () => {
    expect([spanish.suit('H', 'french', 'one'), spanish.suit('B', 'spanish', '')]).toEqual(['corazón', 'bastos']);
    expect([spanish.rank('Q', 'the'), spanish.rank(10, 'the')]).toEqual(['la reina', 'la sota']);
    expect(spanish.rank('J', 'many')).toBe('jotas');
  });
});

describe('Polish', () => {
  it.each([
    ['QS', '', 'dama pik'], ['QS', 'gen', 'damy pik'], ['QS', 'acc', 'damę pik'], ['QS', 'ins', 'damą pik'],
    ['AH', 'acc', 'asa kier'], ['AH', 'ins', 'asem kier'], ['KC', 'ins', 'królem trefl'],
    ['JD', 'acc', 'waleta karo'], ['TD', 'ins', 'dziesiątką karo'],
    ['7S', 'acc', 'siódemkę pik'], ['X1', 'ins', 'jokerem'], ['??', 'acc', 'zakrytą kartę'],
  ])('%s %s is %s', (card, form, words) => {
    expect(named(polish, card, form)).toBe(words);
  });

  it.each([
    ['7O', 'ins', 'siódemką monet'], ['11E', 'acc', 'jeźdźca mieczy'], ['10C', '', 'walet kielichów'],
    ['12B', 'gen', 'króla buław'],
  ])('the Spanish %s %s is %s', (card, form, words) => {
    expect(named(polish, card, form, 'spanish')).toBe(words);
  });

  it('has a suit in the plural, the singular and the genitive', () => {
    const forms = (suit: 'S' | 'D') => ['', 'one', 'gen'].map((form) => polish.suit(suit, 'french', form));
    expect([forms('S'), forms('D')]).toEqual([['piki', 'pika', 'pików'], ['kara', 'karo', 'kar']]);
  });

  it('has a rank in all cases, also in the plural', () => {
    expect(FORMS.pl.rank.map((form) => polish.rank('K', form))).toEqual(['król', 'króla', 'króla', 'królem', 'króle', 'króli']);
    expect([polish.rank(7, 'manyGen'), polish.rank('A', 'manyGen')]).toEqual(['siódemek', 'asów']);
    expect(polish.rank(11, 'many')).toBe('jeźdźcy');
  });
});

describe('every language', () => {
  const grammars = { en: english, es: spanish, pl: polish };

  it.each(LANGUAGES)('%s has a word for everything in each form', (language) => {
    const { suit, rank } = grammars[language];
    const words = [
      ...FORMS[language].card.flatMap((form) => [named(grammars[language], '9S', form), named(grammars[language], 'X2', form)]),
      ...FORMS[language].suit.map((form) => suit('X', 'french', form)),
      ...FORMS[language].rank.map((form) => rank('9', form)),
    ];
    expect(words.filter((word) => word === '' || word.includes('undefined'))).toEqual([]);
  });
});
