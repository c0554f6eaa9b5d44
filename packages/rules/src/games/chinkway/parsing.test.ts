import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../kernel/options.ts';
import { findGame } from '../games.ts';
import { chinkway } from './index.ts';

describe('options', () => {
  it('CW7.1: the defaults are a full game, reseat, and a request only when second place partners first', () => {
    expect(parseOptions(chinkway.options, {})).toEqual({
      length: 'full', finalDeal: 'reseat', finalDealRequest: 'when-partnered', trickMemory: 'last',
    });
  });

  it.each([
    ['CW2.1', 'length', ['full', 'short']],
    ['CW7.1', 'finalDeal', ['reseat', 'eleventh', 'none']],
    ['CW7.2', 'finalDealRequest', ['when-partnered', 'always']],
    ['CW4.6', 'trickMemory', ['last', 'whole']],
  ])('%s: %s is one of %j', (_, name, values) => {
    for (const value of values) {
      expect(parseOptions(chinkway.options, { [name]: value })).toMatchObject({ [name]: value });
    }
    expect(parseOptions(chinkway.options, { [name]: 'other' })).toBeNull();
  });

  it('an unknown option is refused', () => {
    expect(parseOptions(chinkway.options, { jokers: 2 })).toBeNull();
    expect(parseOptions(chinkway.options, null)).toBeNull();
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
  ])('%j parses', (move) => {
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
  ])('%j fails to parse', (move) => {
    expect(chinkway.move.safeParse(move).success).toBe(false);
  });
});

describe('the registry', () => {
  it('finds Chinkway by its name, and no game by an unknown name', () => {
    expect(findGame('chinkway')).toBe(chinkway);
    expect(findGame('toString')).toBeNull();
    expect(findGame('')).toBeNull();
  });
});
