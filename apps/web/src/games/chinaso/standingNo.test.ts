import { mayStillBuy } from '@chinwag/rules/chinaso';
import { expect, test } from 'vitest';
import { sets, stateAt } from './testing/fixture.ts';
import { mayBeAsked, reachOf, standingNoSchema } from './standingNo.ts';

test('a standing no covers every window of its hand, but no other hand', () => {
  const no = { deal: 3, turn: null };
  expect(reachOf(no, { number: 3, turns: 0 })).toBe('until notice');
  expect(reachOf(no, { number: 3, turns: 40 })).toBe('until notice');
  expect(reachOf(no, { number: 4, turns: 0 })).toBeNull();
});

test('an advance no covers only the window of its turn', () => {
  const no = { deal: 3, turn: 12 };
  expect(reachOf(no, { number: 3, turns: 12 })).toBe('this turn');
  expect(reachOf(no, { number: 3, turns: 13 })).toBeNull();
  expect(reachOf(null, { number: 3, turns: 12 })).toBeNull();
});

test('a no is read after a reload, and invalid stored data is rejected', () => {
  const no = { deal: 3, turn: null };
  expect(standingNoSchema.safeParse(no)).toEqual({ success: true, data: no });
  for (const stored of [3, {}, { deal: 3 }, { deal: 3, turn: 'all' }]) {
    expect(standingNoSchema.safeParse(stored).success).toBe(false);
  }
});

test('CS5.3: only players who can be asked to buy can give an advance no', () => {
  const state = stateAt({ deal: { table: [[], sets('8S 8C 8D'), [], []], buys: [0, 0, 2, 0] } });
  expect([0, 1, 2, 3].map((seat) => mayBeAsked(state, seat))).toEqual([false, false, false, false]);
  expect(mayBeAsked(stateAt({}), 1)).toBe(true);
  expect(mayBeAsked(stateAt({ phase: { name: 'play', seat: 0, wentDown: false } }), 1)).toBe(false);
});

test('CS5.3: a player who is down or has bought twice cannot buy again in the hand', () => {
  const { deal } = stateAt({ deal: { table: [[], sets('8S 8C 8D'), [], []], buys: [1, 0, 2, 0] } });
  expect([0, 1, 2, 3].map((seat) => mayStillBuy(deal, seat))).toEqual([true, false, false, true]);
});
