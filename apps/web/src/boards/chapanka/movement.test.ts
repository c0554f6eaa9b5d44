import { expect, test } from 'vitest';
import { paid, stateAt } from './fixture.ts';
import { paidSince, travelsOf } from './movement.ts';

const ACE = paid({ from: 2, to: 0, amount: 2, reason: 'ace-discarded', rule: 'CP6.5', card: 'AS' });
const KINAL = paid({ from: 2, to: 1, amount: 1, reason: 'kinal-discarded', rule: 'CP6.2', card: 'JH' });

test('what is paid is seen once, as it comes', () => {
  const { deal } = stateAt({ deal: { tricks: [1, 0, 0, 0] } });
  const one = { ...deal, paid: [ACE] };
  expect(paidSince(deal, one)).toEqual([ACE]);
  expect(paidSince(one, { ...deal, paid: [ACE, KINAL] })).toEqual([KINAL]);
  expect(paidSince(one, { ...one, trick: [] })).toEqual([]);
});

test('what is paid for a later trick, or in a later deal, is all new', () => {
  const { deal } = stateAt({ deal: { tricks: [1, 0, 0, 0], paid: [ACE] } });
  expect(paidSince(deal, { ...deal, tricks: [2, 0, 0, 0], paid: [KINAL] })).toEqual([KINAL]);
  expect(paidSince(deal, { ...deal, number: deal.number + 1, paid: [ACE] })).toEqual([ACE]);
});

test('each payment sends its counters one behind the other, the tens first', () => {
  expect(travelsOf([ACE, KINAL]).map(({ from, to, after }) => [from, to, after])).toEqual([
    [2, 0, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]);
  expect(travelsOf([{ ...ACE, amount: 32 }])[0]?.worth).toBe(10);
});

test('a heap is shown by as many discs as can be told apart', () => {
  expect(travelsOf([{ ...ACE, amount: 64 }])).toHaveLength(12);
});
