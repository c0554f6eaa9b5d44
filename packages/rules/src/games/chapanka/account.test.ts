import { expect, it } from 'vitest';
import { accountOf, potBeside } from './account.ts';
import { after, stateFrom, type StateSpec } from './notation.ts';
import type { ChapankaState } from './state.ts';

/** Returns the game after the last trick of a deal has been played. */
function scored(more: Partial<StateSpec> = {}): ChapankaState {
  const hands = ['2S', '3S', '4S', '5S'];
  return after(stateFrom({ hands, tricks: [3, 3, 2, 2], points: [10, 3, 20, 7], ...more }), '3: 5S 4S 3S 2S');
}

/** Returns the rules of each entry of that deal's account. */
function rulesOf({ records, options }: ChapankaState): readonly string[] {
  return records.slice(0, 1).flatMap((record) => accountOf(record, options)).map(({ rules }) => rules.join(' '));
}

it('CP8.2: every entry of the account sums to zero, including the pot', () => {
  const { records, options } = scored();
  const entries = records.flatMap((record) => accountOf(record, options));
  expect(entries.map(({ of, amounts, pot }) => [of, ...amounts, pot])).toEqual([
    ['pot', -3, -2, -2, -2, 9],
    ['penalties', 0, 0, 0, 0, 0],
    ['contest', 0, 4, -4, 0, 0],
  ]);
  expect(potBeside([8, 10, -2, -7])).toBe(-9);
});

it('CP6.7, CP8.1: the Kinal moves the pot only with kinalPot, and the last deal shares the pot out', () => {
  expect(rulesOf(scored())[0]).toBe('CP2.2 CP6.7');
  expect(rulesOf(scored({ kinalPot: 'off' }))[0]).toBe('CP2.2');
  expect(rulesOf(scored({ number: 4 }))[0]).toBe('CP2.2 CP6.7 CP8.1');
});

it('CP4.3, CP5.2, CP5.3: a Chapanka replaces the party and moves the pot', () => {
  expect(rulesOf(scored())[2]).toBe('CP4.1');
  expect(rulesOf(scored({ points: [3, 3, 20, 14] }))[2]).toBe('CP4.2');
  expect(rulesOf(scored({ pancerola: { holder: 3, exercised: true, broken: false } }))[2]).toBe('CP7.3');
  expect(rulesOf(scored({ chapanka: { seat: 3, outcome: 'bound' }, tricks: [0, 0, 0, 10] }))).toEqual([
    'CP2.2 CP6.7 CP5.2', 'CP6.2 CP6.3 CP6.5', 'CP5.2',
  ]);
  const lost = { chapanka: { seat: 1, outcome: 'bound' }, tricks: [0, 10, 0, 0] } as const;
  expect(rulesOf(scored(lost))[2]).toBe('CP5.3');
});
