import { expect, it } from 'vitest';
import { inTurnFrom, isLaidOpen, settlingOf, stillToCome, throwerOf } from './in-turn.ts';
import { after, stateFrom } from './notation.ts';
import { returnsOf, seatOutcome } from './state.ts';

const FOUR = stateFrom({
  hands: ['4O 5O 6O 11O 11C 11E 3E', '7O 10O 2E 2B 5C 5B 5E', '11B 12B 10B 3O 1C 6C 6E', '3C 2O 2C 7C 1O 12O 7E'],
  turned: '6B',
  stock: '7B',
});
const CLOSED = after(FOUR, '0: stock 7B, close 7B: 4O 5O 6O / 11O 11C 11E');

it('CH2.1: turns go to the right and skip players who are out', () => {
  expect(inTurnFrom(FOUR, 0)).toEqual([0, 3, 2, 1]);
  expect(inTurnFrom({ ...FOUR, outIn: [null, null, null, 0] }, 1)).toEqual([1, 0, 2]);
  expect([stillToCome(FOUR, 3, 0), stillToCome(FOUR, 1, 0)]).toEqual([[2, 1], []]);
});

it('CH5.3: after a close each other player settles in turn', () => {
  const standing = (state: typeof CLOSED) => [0, 3, 2, 1].map((seat) => settlingOf(state, seat));
  expect(standing(FOUR)).toEqual([null, null, null, null]);
  expect(standing(CLOSED)).toEqual(['closed', 'settles', 'waits', 'waits']);
  expect(standing(after(CLOSED, '3: settle'))).toEqual(['closed', 'settled', 'settles', 'waits']);
});

it('CH4.1: the top discard belongs to the player last in turn, and the first turned card to nobody', () => {
  expect(throwerOf(FOUR)).toBeNull();
  expect(throwerOf(after(FOUR, '0: stock 7B, - 7B'))).toBe(0);
});

it('CH7.1: hands are open once the deal is scored', () => {
  const { records } = after(CLOSED, '3: settle', '2: settle', '1: settle');
  expect([FOUR, CLOSED, { ...CLOSED, records }].map(isLaidOpen)).toEqual([false, false, true]);
});

it('CH5.2, CH7.1, CH7.2, CH8.2: each seat has an outcome of the deal and a count of its re-enlistments', () => {
  const [record] = after(CLOSED, '3: settle', '2: settle', '1: settle').records;
  if (record === undefined) throw new Error('no deal was scored');
  const chinchon = { reason: 'chinchon', rule: 'CH5.2', of: 'score', amounts: [-10, 0, 0, 0] } as const;
  const scored = { ...record, ledger: [...record.ledger, chinchon], out: [1, 2], reenlisted: [2] };
  expect([0, 1, 2, 3].map((seat) => Object.values(seatOutcome(scored, seat)).join(' '))).toEqual([
    'chinchon CH5.2', 'out CH7.2', 'back CH8.2', 'nothing CH7.1',
  ]);
  expect([1, 2].map((seat) => returnsOf({ ...CLOSED, records: [scored, scored] }, seat))).toEqual([0, 2]);
});
