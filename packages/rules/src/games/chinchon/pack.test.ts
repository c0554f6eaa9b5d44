import { describe, expect, it } from 'vitest';
import { spanishCards, spanishRankOf, spanishSuitOf } from '../../kernel/spanish-cards.ts';
import { SPANISH_SUITS } from '../../kernel/spanish-suits.ts';
import { PACK, packFor, valueOf, worthOf } from './cards.ts';
import { selectionOf } from './melds.ts';
import { cards } from './notation.ts';

describe('the pack', () => {
  it('CH1.1: the 40-card pack has as to 7, sota, caballo and rey in each of four suits', () => {
    const pack = packFor('40', 4);
    expect(new Set(pack).size).toBe(40);
    for (const suit of SPANISH_SUITS) {
      const ranks = pack.filter((card) => spanishSuitOf(card) === suit).map(spanishRankOf);
      expect(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 10, 11, 12]);
    }
  });

  it('CH1.1: the 48-card pack adds the eights and nines', () => {
    expect(new Set(packFor('48', 2)).size).toBe(48);
    const added = packFor('48', 2).filter((card) => !packFor('40', 2).includes(card));
    expect(added).toEqual(cards('8O 9O 8C 9C 8E 9E 8B 9B'));
  });

  it('CH1.1: two to four players use one pack, and five to eight use two', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map((seats) => packFor('40', seats).length)).toEqual([40, 40, 40, 80, 80, 80, 80]);
    expect([2, 3, 4, 5, 6, 7, 8].map((seats) => packFor('48', seats).length)).toEqual([48, 48, 48, 96, 96, 96, 96]);
  });

  it('CH1.1: a card of the second pack is distinct from its equal in the first', () => {
    expect(spanishCards('40', 2).filter((card) => card.startsWith('10B'))).toEqual(cards('10B 10B#2'));
    expect(cards('10B 10B#2 1O#2').map(spanishRankOf)).toEqual([10, 10, 1]);
    expect(cards('10B 10B#2 1O#2').map(spanishSuitOf)).toEqual(['B', 'B', 'O']);
    expect(new Set(PACK).size).toBe(96);
  });

  it('CH1.2: from the highest the order is rey, caballo, sota, 7 … 2, as; in 40 cards the sota follows the 7', () => {
    const oros = spanishCards('40', 1).slice(0, 10);
    const highestFirst = oros.toSorted((a, b) => valueOf(b, '40') - valueOf(a, '40'));
    expect(highestFirst).toEqual(cards('12O 11O 10O 7O 6O 5O 4O 3O 2O 1O'));
    expect(selectionOf(cards('6C 7C 10C 11C'), '40').kind).toBe('sequence');
    expect(selectionOf(cards('6C 7C 10C'), '48').kind).toBe('nothing');
    expect(selectionOf(cards('7C 8C 9C 10C'), '48').kind).toBe('sequence');
  });

  it('CH1.2: the as is low only', () => {
    expect(selectionOf(cards('1E 2E 3E'), '40').kind).toBe('sequence');
    expect(selectionOf(cards('11E 12E 1E'), '40').kind).toBe('nothing');
  });

  it('CH1.3: in 40 cards sota, caballo and rey count 8, 9 and 10, and the others their index', () => {
    expect(cards('1O 2C 3E 4B 5O 6C 7E 10B 11O 12C').map((card) => valueOf(card, '40'))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('CH1.3: in 48 cards every card counts its index', () => {
    expect(cards('1O 7E 8B 9C 10B 11O#2 12C').map((card) => valueOf(card, '48'))).toEqual([1, 7, 8, 9, 10, 11, 12]);
    expect(worthOf(cards('10B 11O 12C 1E'), '48')).toBe(34);
  });
});
