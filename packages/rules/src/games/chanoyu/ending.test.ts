import { expect, it } from 'vitest';
import type { Seat } from '../../kernel/seat.ts';
import { endingOf, nextDealer, standings } from './ending.ts';
import { chanoyu } from './index.ts';
import { after, stateFrom } from './notation.ts';

/** Returns the place of each seat. */
function places(totals: readonly number[], firstDealer: Seat): readonly number[] {
  return standings(totals, firstDealer).toSorted((a, b) => a.seat - b.seat).map(({ place }) => place);
}

it('CN6.2: the player with the highest total is the new host', () => {
  expect(nextDealer([3, 9, 4, 0], 0)).toBe(1);
  const next = after(
    stateFrom({ hands: ['9S', '8S', '2S'], before: [4, 0, 2], rows: ['', '8H', ''], tricks: 9 }),
    '2: 2S 8S 9S > 0: +8S +9S done',
  );
  expect(chanoyu.scores(next)).toEqual([5, 0, 2]);
  expect(next.deal.dealer).toBe(0);
  expect(next.phase).toEqual({ name: 'play', seat: 2 });
});

it('CN6.2: a tie for host goes to the player nearest the last host’s right, and the last host comes last', () => {
  expect(nextDealer([5, 5, 5, 5, 5], 2)).toBe(1);
  expect(nextDealer([5, 0, 5, 5, 5], 2)).toBe(0);
  expect(nextDealer([0, 0, 5, 5, 0], 2)).toBe(3);
  expect(nextDealer([0, 0, 5, 0, 0], 2)).toBe(2);
});

it('CN6.3: the game continues while nobody has 15, no matter who is below 8', () => {
  expect(endingOf([14, 14, 14])).toBeNull();
  expect(endingOf([14, 0, 14])).toBeNull();
});

it('CN6.3: when someone has 15 and everyone has at least 8, the highest total wins', () => {
  expect(endingOf([15, 8, 8])).toEqual({ code: 'highest', rule: 'CN6.3' });
  expect(places([15, 17, 8], 0)).toEqual([2, 1, 3]);
});

it('CN6.3: when someone has 15 and anyone is below 8, all players with 15 or more lose and the others share the win', () => {
  expect(endingOf([15, 7, 14])).toEqual({ code: 'below-eight', rule: 'CN6.3' });
  expect(places([15, 7, 14], 0)).toEqual([3, 1, 1]);
  expect(places([15, 16, 20, 7], 0)).toEqual([2, 2, 2, 1]);
});

it('CN6.3: a tie for the highest total goes to the right of the original host, no matter who is host by then', () => {
  expect(places([16, 16, 8, 8], 0)).toEqual([2, 1, 3, 3]);
  expect(places([16, 16, 8, 8], 1)).toEqual([1, 2, 3, 3]);
  const end = after(
    stateFrom({ dealer: 1, firstDealer: 2, before: [15, 15, 9], hands: ['9S', '8S', '2S'], leader: 2, tricks: 9 }),
    '2: 2S 8S 9S > 0: +2S done',
  );
  expect(chanoyu.result(end)?.standings[0]).toEqual({ seat: 1, place: 1, score: 15 });
});

it('CN6.4: in a normal ending the winner alone is first, and equal totals share the other places', () => {
  expect(places([16, 16, 16, 9, 9], 3)).toEqual([2, 2, 1, 4, 4]);
  expect(places([10, 15, 10, 8, 12], 0)).toEqual([3, 1, 3, 5, 2]);
});

it('CN6.4: in a below-8 ending the winners share first place, and all others share the place after them', () => {
  expect(places([15, 3, 14, 18, 8], 0)).toEqual([4, 1, 1, 4, 1]);
  expect(standings([15, 3, 14, 18, 8], 0).map(({ seat }) => seat)).toEqual([2, 4, 1, 3, 0]);
});
