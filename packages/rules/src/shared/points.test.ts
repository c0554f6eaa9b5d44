import { expect, test } from 'vitest';
import type { ScoredDeal } from '../kernel/game.ts';
import { leadIn, standingsBy, totalsOf } from './points.ts';

const places = (best: 'highest' | 'lowest', scores: readonly number[]): string =>
  standingsBy(best, scores).map(({ seat, place, score }) => `${place}: seat ${seat} with ${score}`).join(', ');

test('standingsBy ranks the highest or the lowest score first', () => {
  expect(places('highest', [3, -7, 12])).toBe('1: seat 2 with 12, 2: seat 0 with 3, 3: seat 1 with -7');
  expect(places('lowest', [3, -7, 12])).toBe('1: seat 1 with -7, 2: seat 0 with 3, 3: seat 2 with 12');
});

test('equal scores share a place, in seat order, and the next place skips as many', () => {
  expect(places('highest', [5, 9, 9, 5])).toBe('1: seat 1 with 9, 1: seat 2 with 9, 3: seat 0 with 5, 3: seat 3 with 5');
  expect(places('lowest', [5, 9, 5])).toBe('1: seat 0 with 5, 1: seat 2 with 5, 3: seat 1 with 9');
});

test('a total is the sum of the points of all deals, with none for a deal that the player was out of', () => {
  const deal = (number: number, points: readonly (number | null)[]): ScoredDeal => {
    return { number, dealer: 0, points, dead: 0, ledger: [] };
  };
  expect(totalsOf({ records: [deal(1, [4, 10]), deal(2, [-3, null])] }, 2)).toEqual([1, 10]);
  expect(totalsOf({ records: [] }, 3)).toEqual([0, 0, 0]);
});

test('the leader is ahead by the difference, if the highest or the lowest score is best', () => {
  expect(leadIn(standingsBy('highest', [3, -7, 12]))).toMatchObject({ first: { seat: 2 }, second: { seat: 0 }, ahead: 9 });
  expect(leadIn(standingsBy('lowest', [3, -7, 12]))).toMatchObject({ first: { seat: 1 }, second: { seat: 0 }, ahead: 10 });
  expect(leadIn(standingsBy('highest', [4, 4]))?.ahead).toBe(0);
  expect(leadIn(standingsBy('highest', [4]))).toBeNull();
});
