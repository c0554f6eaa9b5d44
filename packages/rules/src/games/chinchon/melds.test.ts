import { describe, expect, it } from 'vitest';
import type { SpanishDeck } from '../../kernel/spanish-cards.ts';
import { meldsAmong } from './card-sets.ts';
import { codeOf } from './cards.ts';
import { extended, fits, selectionOf } from './melds.ts';
import { cards } from './notation.ts';

/** Returns what cards make together: a kind of meld, or the code of the refusal. */
function judged(text: string, deck: SpanishDeck = '40'): string {
  const selection = selectionOf(cards(text), deck);
  return selection.kind === 'nothing' ? selection.why.code : selection.kind;
}

function meldsHeld(text: string, deck: SpanishDeck = '40'): number {
  return meldsAmong(cards(text).map((card) => codeOf(card, deck))).length;
}

describe('what is a meld', () => {
  it('CH3.1: three or four cards of one rank are a group', () => {
    expect(judged('7O 7C 7B')).toBe('group');
    expect(judged('11O 11C 11E 11B')).toBe('group');
  });

  it('CH3.1: three or more consecutive cards of one suit are a sequence, in any order in the hand', () => {
    expect(judged('3O 1O 2O')).toBe('sequence');
    expect(judged('12B 5B 6B 11B 7B 10B')).toBe('sequence');
    expect(selectionOf(cards('12B 10B 11B'), '40')).toEqual({ kind: 'sequence', cards: cards('10B 11B 12B') });
  });

  it('CH3.1: two cards, one card and no cards are no meld', () => {
    for (const text of ['7O 7C', '7O', '']) expect(judged(text)).toBe('too-few-cards');
  });

  it('CH3.1: cards of neither one rank nor one suit are no meld', () => {
    expect(judged('7O 7C 10B')).toBe('mixed-cards');
    expect(judged('5O 6O 7C')).toBe('mixed-cards');
  });

  it('CH3.1: cards of one suit with a gap are no meld', () => {
    expect(judged('4E 5E 7E')).toBe('gap-in-sequence');
    expect(judged('6E 7E 10E', '48')).toBe('gap-in-sequence');
  });

  it('CH3.1: with two packs a group can contain equal cards, up to all eight of a rank', () => {
    expect(judged('7O 7O#2 7C')).toBe('group');
    expect(judged('7O 7O#2 7C 7C#2 7E 7E#2 7B 7B#2')).toBe('group');
  });

  it('CH3.1: a sequence contains each value once', () => {
    expect(judged('5O 6O 6O#2 7O')).toBe('value-twice');
    expect(judged('5O 6O#2 7O')).toBe('sequence');
  });

  it('CH3.1: the reason why cards are no meld names its rule', () => {
    expect(selectionOf(cards('4E 5E 7E'), '40')).toMatchObject({
      kind: 'nothing',
      why: { rule: 'CH3.1', code: 'gap-in-sequence' },
    });
  });
});

describe('number of melds in a hand', () => {
  it('CH3.1: unmatched cards contain no meld', () => {
    expect(meldsHeld('1O 2O 4O 5C 6C 10C 12E 12B')).toBe(0);
  });

  it('CH3.1: four cards of a rank contain one group of four and four groups of three', () => {
    expect(meldsHeld('7O 7C 7E 7B 1O 2C 4E 12B')).toBe(5);
  });

  it('CH3.1: eight cards in a row contain 6 + 5 + 4 + 3 + 2 + 1 sequences', () => {
    expect(meldsHeld('1O 2O 3O 4O 5O 6O 7O 10O')).toBe(21);
    expect(meldsHeld('1O 2O 3O 4O 5O 6O 7O 8O', '48')).toBe(21);
  });

  it('CH3.1: a card shared by groups and sequences makes 5 and 3 in 40 cards, 5 and 1 in 48 (no sota after the 7)', () => {
    expect(meldsHeld('5O 6O 7O 10O 5C 5E 5B 12B')).toBe(8);
    expect(meldsHeld('5O 6O 7O 10O 5C 5E 5B 12B', '48')).toBe(6);
  });

  it('CH3.1: equal cards of two packs make 5 groups of threes and 2 × 2 × 2 sequences', () => {
    expect(meldsHeld('3O 3O#2 4O 4O#2 5O 5O#2 3C 3E')).toBe(13);
  });

  it('CH3.1: all eight cards of a rank contain 219 groups: every choice of three to eight', () => {
    expect(meldsHeld('7O 7O#2 7C 7C#2 7E 7E#2 7B 7B#2')).toBe(219);
  });
});

describe('what fits a meld', () => {
  it('CH5.3: any card of its rank fits a group', () => {
    expect(fits(cards('7O 7C 7E'), '7B', '40')).toBe(true);
    expect(fits(cards('7O 7C 7E'), '7O#2', '40')).toBe(true);
    expect(fits(cards('7O 7C 7E'), '6O', '40')).toBe(false);
  });

  it('CH5.3: a card of its suit fits a sequence only at its ends', () => {
    const sequence = cards('3O 4O 5O');
    const fitting = cards('1O 2O 3O#2 4O#2 5O#2 6O 7O 2C 6C').filter((card) => fits(sequence, card, '40'));
    expect(fitting).toEqual(cards('2O 6O'));
  });

  it('CH5.3: no card fits below the as or above the rey', () => {
    expect(fits(cards('1O 2O 3O'), '12O', '40')).toBe(false);
    expect(fits(cards('10O 11O 12O'), '1O', '40')).toBe(false);
  });

  it('CH5.3: the sota fits on the 7 in 40 cards, but not in 48', () => {
    expect(fits(cards('5O 6O 7O'), '10O', '40')).toBe(true);
    expect(fits(cards('5O 6O 7O'), '10O', '48')).toBe(false);
    expect(extended(cards('5O 6O 7O'), '10O', '40')).toEqual(cards('5O 6O 7O 10O'));
    expect(extended(cards('5O 6O 7O'), '4O', '40')).toEqual(cards('4O 5O 6O 7O'));
  });
});
