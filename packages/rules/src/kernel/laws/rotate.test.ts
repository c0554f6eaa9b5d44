import { expect, test } from 'vitest';
import { rotate } from './rotate.ts';

const SEATING = { bySeat: ['hands', 'amounts'], seats: ['dealer', 'sides', 'from'] };

test('rotate moves lists by seat, and all seat numbers with them', () => {
  const state = { dealer: 3, hands: [['AS'], ['KS'], [], ['QS']], sides: [[3], [0, 1]], tricks: 2, phase: { dealer: 0 } };
  expect(rotate(state, SEATING, 4, 1)).toEqual({
    dealer: 0, hands: [['QS'], ['AS'], ['KS'], []], sides: [[0], [1, 2]], tricks: 2, phase: { dealer: 1 },
  });
});

test('rotate keeps values that are no seat numbers, and lists that are not by seat', () => {
  const state = { dealer: null, payments: [{ from: 'pot', amounts: [1, 2] }, { from: 1, amounts: [3, 4] }] };
  expect(rotate(state, SEATING, 2, 1)).toEqual({
    dealer: null, payments: [{ from: 'pot', amounts: [2, 1] }, { from: 0, amounts: [4, 3] }],
  });
});
