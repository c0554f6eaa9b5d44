import { expect, test } from 'vitest';
import { rotate } from './rotate.ts';

const SEATING = { bySeat: ['hands', 'amounts'], seats: ['dealer', 'sides', 'from'] };

test('lists by seat turn, and every number of a seat with them', () => {
  const state = { dealer: 3, hands: [['AS'], ['KS'], [], ['QS']], sides: [[3], [0, 1]], tricks: 2, phase: { dealer: 0 } };
  expect(rotate(state, SEATING, 4, 1)).toEqual({
    dealer: 0, hands: [['QS'], ['AS'], ['KS'], []], sides: [[0], [1, 2]], tricks: 2, phase: { dealer: 1 },
  });
});

test('what is no number of a seat stays, and so does a list that is not by seat', () => {
  const state = { dealer: null, payments: [{ from: 'pot', amounts: [1, 2] }, { from: 1, amounts: [3, 4] }] };
  expect(rotate(state, SEATING, 2, 1)).toEqual({
    dealer: null, payments: [{ from: 'pot', amounts: [2, 1] }, { from: 0, amounts: [4, 3] }],
  });
});
