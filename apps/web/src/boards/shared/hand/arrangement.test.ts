import { describe, expect, test } from 'vitest';
import { arranged, BY_SUIT, carried, holdingSchema } from './arrangement.ts';

const sorts = {
  suit: (a: string, b: string) => a.slice(-1).localeCompare(b.slice(-1)) || a.localeCompare(b),
  rank: (a: string, b: string) => a.localeCompare(b),
};
const hand = ['7H', '2D', '9D', '2H'];

describe('a hand', () => {
  test('is held by suit at first, and by rank if its owner likes', () => {
    expect(arranged(hand, BY_SUIT, sorts)).toEqual(['2D', '9D', '2H', '7H']);
    expect(arranged(hand, { order: 'rank', own: [] }, sorts)).toEqual(['2D', '2H', '7H', '9D']);
  });

  test('keeps its owner’s order; what is new stands at the end, and what is gone leaves no gap', () => {
    const holding = { order: 'own', own: ['9D', '4S', '7H'] } as const;
    expect(arranged(hand, holding, sorts)).toEqual(['9D', '7H', '2D', '2H']);
  });

  test('lets a card be carried to any place', () => {
    expect(carried(hand, '7H', 2)).toEqual(['2D', '9D', '7H', '2H']);
    expect(carried(hand, '2H', 0)).toEqual(['2H', '7H', '2D', '9D']);
    expect(carried(hand, '7H', 3)).toEqual(['2D', '9D', '2H', '7H']);
  });
});

describe('how a hand was held', () => {
  test('is read again after a reload', () => {
    const holding = { order: 'own', own: ['9D'] };
    expect(holdingSchema.safeParse(holding)).toEqual({ success: true, data: holding });
  });

  test('is not read from anything else', () => {
    for (const stored of [null, 'suit', {}, { order: 'size', own: [] }, { order: 'own', own: [3] }]) {
      expect(holdingSchema.safeParse(stored).success).toBe(false);
    }
  });
});
