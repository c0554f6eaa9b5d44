import { describe, expect, test } from 'vitest';
import { arranged, BY_SUIT, carried, gapsIn, type Holding, holdingSchema, mannerOf, setApart } from './arrangement.ts';

const sorts = {
  suit: (a: string, b: string) => a.slice(-1).localeCompare(b.slice(-1)) || a.localeCompare(b),
  rank: (a: string, b: string) => a.localeCompare(b),
};
const cards = ['7H', '2D', '9D', '2H'];
const hand = { cards, deal: 1, sorts, melds: () => [['2D', '2H']] };
const own = (groups: Holding['own'], more: Partial<Holding> = {}): Holding => ({
  order: 'own', own: groups, deal: 1, manner: null, ...more,
});

describe('a hand', () => {
  test('is sorted by suit at first, and by rank if its owner chooses so', () => {
    expect(arranged(hand, BY_SUIT)).toEqual([['2D', '9D', '2H', '7H']]);
    expect(arranged(hand, { ...BY_SUIT, order: 'rank' })).toEqual([['2D', '2H', '7H', '9D']]);
  });

  test('shows its melds first, each as a group, and the rest by suit', () => {
    expect(arranged(hand, { ...BY_SUIT, order: 'melds' })).toEqual([['2D', '2H'], ['9D', '7H']]);
    expect(arranged({ ...hand, melds: () => [] }, { ...BY_SUIT, order: 'melds' })).toEqual([['2D', '9D', '2H', '7H']]);
  });

  test('keeps its owner’s order, adds new cards at the end, and leaves no gap for lost ones', () => {
    expect(arranged(hand, own([['9D', '4S', '7H']]))).toEqual([['9D', '7H', '2D', '2H']]);
  });

  test('keeps its owner’s groups and adds new cards to none of them', () => {
    expect(arranged(hand, own([['9D'], ['4S'], ['7H']]))).toEqual([['9D'], ['7H'], ['2D', '2H']]);
    expect([...gapsIn([['9D'], ['7H'], ['2D', '2H']])]).toEqual(['7H', '2D']);
  });
});

describe('a card', () => {
  test('can be carried to any place', () => {
    expect(carried([cards], '7H', 2)).toEqual([['2D', '9D', '7H', '2H']]);
    expect(carried([cards], '2H', 0)).toEqual([['2H', '7H', '2D', '9D']]);
    expect(carried([cards], '7H', 3)).toEqual([['2D', '9D', '2H', '7H']]);
  });

  test('joins the group of the card whose place it takes, and an emptied group disappears', () => {
    expect(carried([['7H', '2D'], ['9D', '2H']], '7H', 2)).toEqual([['2D'], ['9D', '7H', '2H']]);
    expect(carried([['7H', '2D'], ['9D', '2H']], '2H', 0)).toEqual([['2H', '7H', '2D'], ['9D']]);
    expect(carried([['7H'], ['9D', '2H']], '7H', 1)).toEqual([['9D', '7H', '2H']]);
  });

  test('is set apart with others as a new group', () => {
    expect(setApart([cards], ['2H', '7H'])).toEqual([['2D', '9D'], ['7H', '2H']]);
    expect(setApart([['7H'], ['9D', '2H']], ['7H'])).toEqual([['9D', '2H'], ['7H']]);
  });
});

describe('the next deal', () => {
  const next = { ...hand, deal: 2 };

  test('follows the last order: the same order of suits, each up or down as before', () => {
    const manner = mannerOf(['9S', '4S', 'X1', '9D', '2D'], sorts);
    expect(manner).toEqual({ suits: ['S', 'X', 'D'], ranks: 'down' });
    expect(mannerOf(['KD#2', '9S', '12E'], sorts).suits).toEqual(['D', 'S', 'E']);
    const dealt = { ...next, cards: ['2D', '3S', 'X2', '9D', '8S', '5H'] };
    expect(arranged(dealt, own([['9S', '4S']], { manner }))).toEqual([['8S', '3S', 'X2', '9D', '2D', '5H']]);
  });

  test('sorts ranks up if the last deal did', () => {
    const manner = mannerOf(['2H', '7H', '9D'], sorts);
    expect(arranged(next, own([['2H', '7H', '9D']], { manner }))).toEqual([['2H', '7H', '2D', '9D']]);
  });
});

describe('a stored order', () => {
  test('is read after a reload', () => {
    const holding: Holding = own([['9D'], ['2S']], { manner: { suits: ['D'], ranks: 'up' } });
    expect(holdingSchema.safeParse(holding)).toEqual({ success: true, data: holding });
  });

  test('is rejected if it has another shape', () => {
    for (const stored of [null, 'suit', {}, { ...BY_SUIT, order: 'size' }, { ...BY_SUIT, own: ['9D'] }]) {
      expect(holdingSchema.safeParse(stored).success).toBe(false);
    }
  });
});
