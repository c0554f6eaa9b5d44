import { describe, expect, it } from 'vitest';
import { amount, amounts, choice, defaultOptions, type OptionList, parseOptions } from './options.ts';

interface Chosen {
  readonly length: 'full' | 'short';
  readonly target: number;
  readonly stakes: 'off' | { readonly hand: number; readonly buy: number };
}

const LIST: OptionList<Chosen> = {
  length: choice('XX1', ['full', 'short']),
  target: amount('XX2', [100, 50], { least: 10, most: 200 }),
  stakes: amounts<{ readonly hand: number; readonly buy: number }, 'off'>('XX3', ['off', { hand: 5, buy: 1 }], {
    hand: { least: 1, most: 20 },
    buy: { least: 0, most: 5 },
  }),
};
const DEFAULTS = { length: 'full', target: 100, stakes: 'off' };

describe('the options of a game', () => {
  it('default to the first value of each', () => {
    expect(defaultOptions(LIST)).toEqual(DEFAULTS);
    expect(parseOptions(LIST, {})).toEqual(DEFAULTS);
    expect(parseOptions(LIST, { length: undefined })).toEqual(DEFAULTS);
  });

  it('can be any value of a choice, any whole number of a range, and any record of amounts', () => {
    const chosen = { length: 'short', target: 137, stakes: { hand: 20, buy: 0 } };
    expect(parseOptions(LIST, chosen)).toEqual(chosen);
    expect(parseOptions(LIST, { stakes: 'off' })).toEqual(DEFAULTS);
  });

  it('follow the order of the list, not of the input', () => {
    const parsed = parseOptions(LIST, { stakes: { buy: 2, hand: 3 }, length: 'short' });
    expect(JSON.stringify(parsed)).toBe('{"length":"short","target":100,"stakes":{"hand":3,"buy":2}}');
  });

  it.each([
    ['a value that is not offered', { length: 'endless' }],
    ['a number below its range', { target: 9 }],
    ['a number above its range', { target: 201 }],
    ['a number that is not whole', { target: 12.5 }],
    ['a number written out', { target: '100' }],
    ['an amount out of its range', { stakes: { hand: 21, buy: 1 } }],
    ['a record in which an amount is missing', { stakes: { hand: 5 } }],
    ['a record with one too many', { stakes: { hand: 5, buy: 1, ante: 1 } }],
    ['a word that is not offered', { stakes: 'high' }],
    ['no value at all', { stakes: null }],
    ['an option that the game does not have', { speed: 'fast' }],
  ])('are refused with %s', (_, chosen) => {
    expect(parseOptions(LIST, chosen)).toBeNull();
  });

  it.each([[null], ['full'], [[]], [undefined]])('are refused if they are not a record: %j', (chosen) => {
    expect(parseOptions(LIST, chosen)).toBeNull();
  });

  it('are copied, so that later changes to the input do not affect them', () => {
    const stakes = { hand: 4, buy: 1 };
    const parsed = parseOptions(LIST, { stakes });
    stakes.hand = 20;
    expect(parsed?.stakes).toEqual({ hand: 4, buy: 1 });
  });
});
