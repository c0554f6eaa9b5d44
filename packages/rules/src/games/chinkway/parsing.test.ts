import { describe, expect, it } from 'vitest';
import { findGame } from '../registry.ts';
import { chinkway } from './index.ts';

describe('options', () => {
  it('CW7.1: nothing chosen gives a full game, reseat, and the question only to a partner of the leader', () => {
    expect(chinkway.options.safeParse({})).toEqual({
      success: true,
      data: { length: 'full', finalDeal: 'reseat', finalDealRequest: 'when-partnered' },
    });
  });

  it.each([
    ['CW2.1', 'length', ['full', 'short']],
    ['CW7.1', 'finalDeal', ['reseat', 'eleventh', 'none']],
    ['CW7.2', 'finalDealRequest', ['when-partnered', 'always']],
  ])('%s: %s is one of %j', (_, name, values) => {
    for (const value of values) {
      expect(chinkway.options.safeParse({ [name]: value })).toMatchObject({ success: true, data: { [name]: value } });
    }
    expect(chinkway.options.safeParse({ [name]: 'other' }).success).toBe(false);
  });

  it('an option that does not exist is refused', () => {
    expect(chinkway.options.safeParse({ jokers: 2 }).success).toBe(false);
    expect(chinkway.options.safeParse(null).success).toBe(false);
  });
});

describe('moves', () => {
  it.each([
    { type: 'discard', cards: ['AS', 'TD'] },
    { type: 'trump', trump: 'NT' },
    { type: 'play', card: '2C' },
    { type: 'extract', card: 'QH' },
    { type: 'extract', card: null },
    { type: 'finalRequest', wanted: false },
  ])('%j is understood', (move) => {
    expect(chinkway.move.safeParse(move)).toEqual({ success: true, data: move });
  });

  it.each([
    { type: 'discard', cards: ['AS'] },
    { type: 'discard', cards: ['AS', 'KS', 'QS'] },
    { type: 'trump', trump: 'P' },
    { type: 'trump', trump: null },
    { type: 'play', card: '10C' },
    { type: 'play', card: '??' },
    { type: 'play', card: 'X1' },
    { type: 'play', card: '2C', seat: 3 },
    { type: 'extract' },
    { type: 'finalRequest', wanted: 'yes' },
    { type: 'resign' },
    {},
    'play',
    null,
  ])('%j is not', (move) => {
    expect(chinkway.move.safeParse(move).success).toBe(false);
  });
});

describe('the registry', () => {
  it('finds Chinkway by its name, and nothing by another', () => {
    expect(findGame('chinkway')).toBe(chinkway);
    expect(findGame('toString')).toBeNull();
    expect(findGame('')).toBeNull();
  });
});
