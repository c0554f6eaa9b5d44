import { expect, test } from 'vitest';
import type { LedgerLine, ScoredDeal } from '../kernel/game.ts';
import type { CounterPayment } from './counters.ts';
import { entered, enteredInLast, sumOfLines } from './ledger.ts';

type Reason = 'cards' | 'stake' | 'ante';

const COUNTERS = { of: 'counters', seats: 3 } as const;
const CARDS: LedgerLine<Reason> = { reason: 'cards', rule: 'X6', of: 'score', amounts: [5, 0, 7] };

function stake(from: number, amount: number): CounterPayment<'stake'> {
  return { from, to: 1, amount, reason: 'stake', rule: 'X1' };
}

test('payments of one reason form one line, no matter who made them, and each reason its own', () => {
  const ante: CounterPayment<'ante'> = { from: 2, to: 'pot', amount: 4, reason: 'ante', rule: 'X2' };
  expect(entered<Reason, 'stake' | 'ante'>([CARDS], [stake(0, 10), ante, stake(2, 10)], COUNTERS)).toEqual([
    CARDS,
    { reason: 'stake', rule: 'X1', of: 'counters', amounts: [-10, 20, -10] },
    { reason: 'ante', rule: 'X2', of: 'counters', amounts: [0, 0, -4] },
  ]);
  expect(entered<Reason, 'stake'>([CARDS], [], COUNTERS)).toEqual([CARDS]);
});

test('payments after a scored deal go into the record of that deal alone', () => {
  const record: ScoredDeal<Reason> = { number: 1, dealer: 0, points: [5, 0, 7], dead: 0, ledger: [CARDS] };
  const [first, second] = enteredInLast([record, { ...record, number: 2 }], [stake(0, 3)], COUNTERS);
  expect(first).toEqual(record);
  expect(second?.ledger).toEqual([CARDS, { reason: 'stake', rule: 'X1', of: 'counters', amounts: [-3, 3, 0] }]);
  expect(enteredInLast([], [stake(0, 3)], COUNTERS)).toEqual([]);
});

test('sumOfLines adds lines up by seat', () => {
  expect(sumOfLines([CARDS, CARDS], 3)).toEqual([10, 0, 14]);
  expect(sumOfLines([], 3)).toEqual([0, 0, 0]);
});
