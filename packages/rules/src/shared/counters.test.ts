import { expect, test } from 'vitest';
import { countersAfter, paying, type CounterPayment } from './counters.ts';

const STAKE: CounterPayment<'stake'> = { from: 1, to: 0, amount: 10, reason: 'stake', rule: 'X1' };
const ANTE: CounterPayment<'ante'> = { from: 2, to: 'pot', amount: 5, reason: 'ante', rule: 'X2' };
const WON: CounterPayment<'won'> = { from: 'pot', to: 0, amount: 8, reason: 'won', rule: 'X3' };

test('payments move counters in order between players and the pot, and lose none', () => {
  const before = { balances: [0, 0, 0], pot: 3 };
  expect(countersAfter(before, [STAKE, ANTE, WON])).toEqual({ balances: [18, -10, -5], pot: 0 });
  expect(countersAfter(before, [])).toEqual(before);
});

test('payments at one moment form one event, without payments of zero', () => {
  expect(paying([STAKE, { ...ANTE, amount: 0 }, WON])).toEqual([{ type: 'paid', payments: [STAKE, WON] }]);
  expect(paying([{ ...ANTE, amount: 0 }])).toEqual([]);
  expect(paying([])).toEqual([]);
});
