import { expect, test } from 'vitest';
import { peopleAt } from '../testing/fixture.ts';
import { readTurn } from './readTurn.ts';

const people = peopleAt(3, 0);

test('whose turn it is', () => {
  expect(readTurn([0], null, people)).toBe('Your turn.');
  expect(readTurn([1], null, people)).toBe('Tomek’s turn.');
  expect(readTurn([], null, people)).toBe('Nobody is awaited.');
});

test('whom the table waits for, where several are asked, or something else', () => {
  expect(readTurn([1, 2], null, people)).toBe('Waiting for Tomek and Inés.');
  expect(readTurn([1], 'Will you buy?', people)).toBe('Waiting for Tomek.');
  expect(readTurn([1, 0], 'Will you buy?', people)).toBe('Will you buy?');
});
