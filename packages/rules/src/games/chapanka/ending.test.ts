import { expect, it } from 'vitest';
import { playRandomly, randomFrom } from '../../kernel/laws/index.ts';
import { sumOfLines } from '../../shared/ledger.ts';
import { chapanka } from './index.ts';
import { chapankaSubject } from './law-subject.ts';
import { after, news, payments, stateFrom } from './notation.ts';
import { sumsOf } from './payments.ts';
import { potShares, standings } from './score.ts';

const LAST_TRICK = stateFrom({
  dealer: 2,
  number: 4,
  hands: ['2S', '3S', '4S', '5S'],
  tricks: [3, 3, 2, 2],
  points: [10, 3, 20, 7],
});

function places(balances: readonly number[]): readonly (readonly number[])[] {
  return standings({ ...LAST_TRICK, balances }).map(({ seat, place, score }) => [seat, place, score]);
}

it('CP8.1: the player with most counters after the last deal wins', () => {
  expect(places([-4, 10, -9, 3])).toEqual([[1, 1, 10], [3, 2, 3], [0, 3, -4], [2, 4, -9]]);
});

it('CP8.1: tied players share a place, and the next place is skipped', () => {
  expect(places([5, -10, 5, 0])).toEqual([[0, 1, 5], [2, 1, 5], [3, 3, 0], [1, 4, -10]]);
});

it('CP8.1: the pot is shared equally, and odd counters go out one each from the last dealer’s right', () => {
  expect(potShares(8, 2)).toEqual([2, 2, 2, 2]);
  expect(potShares(9, 2)).toEqual([2, 3, 2, 2]);
  expect(potShares(11, 2)).toEqual([3, 3, 2, 3]);
  expect(potShares(2, 2)).toEqual([1, 1, 0, 0]);
  expect(potShares(0, 2)).toEqual([0, 0, 0, 0]);
});

it('CP8.1: the pot is shared after the party of the last deal and before the deal is scored', () => {
  const events = news(LAST_TRICK, '1: 3S 2S 5S 4S');
  expect(payments(events)).toEqual([
    '2>1 4 CP4.1',
    'pot>1 3 CP8.1',
    'pot>0 2 CP8.1',
    'pot>3 2 CP8.1',
    'pot>2 2 CP8.1',
  ]);
  expect(events.slice(-2).map((event) => event.type)).toEqual(['dealScored', 'gameOver']);
});

it('CP8.1: an earlier deal leaves the pot unchanged, and the next deal’s antes are added', () => {
  const next = after({ ...LAST_TRICK, deal: { ...LAST_TRICK.deal, number: 3 } }, '1: 3S 2S 5S 4S');
  expect(next.pot).toBe(9 + 9);
  expect(next.deal).toMatchObject({ number: 4, dealer: 1 });
  expect(chapanka.result(next)).toBeNull();
});

it('CP8.1: no seat can act when the game is over, and the result is available', () => {
  const over = after(LAST_TRICK, '1: 3S 2S 5S 4S');
  expect(chapanka.actors(over)).toEqual([]);
  expect(chapanka.legalMoves(over, 1)).toEqual([]);
  expect(chapanka.scores(over)).toEqual([0, 5, -5, 0]);
  expect(chapanka.result(over)?.standings[0]).toEqual({ seat: 1, place: 1, score: 5 });
});

it('CP8.2: balances start at 0, can be negative, and always sum to 0 with the pot', () => {
  const options = { deals: 4, kinalPot: 'on', trickMemory: 'last' } as const;
  const setup = { seats: 4, owner: null, options, seed: '9'.repeat(64) };
  expect(chapanka.begin(setup).state.balances).toEqual([0, 0, 0, 0]);
  const { steps, end } = playRandomly(chapanka, setup, randomFrom(3));
  expect(new Set(steps.map((step) => chapankaSubject.counters?.(step.after)))).toEqual(new Set([0]));
  expect(Math.min(...end.balances)).toBeLessThan(0);
});

it('CP8.2: the score sheet explains every balance deal by deal', () => {
  const options = { deals: 8, kinalPot: 'on', trickMemory: 'last' } as const;
  const setup = { seats: 4, owner: null, options, seed: '3'.repeat(64) };
  const { end } = playRandomly(chapanka, setup, randomFrom(4));
  const explained = end.balances.map((_, seat) =>
    end.records.reduce((all, { ledger }) => all + (sumOfLines(ledger, 4)[seat] ?? 0), 0),
  );
  expect(explained).toEqual(end.balances);
  for (const { ledger } of end.records) expect(sumsOf(ledger).penalties.reduce((all, change) => all + change, 0)).toBe(0);
});
