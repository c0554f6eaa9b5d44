import { expect, test } from 'vitest';
import { peopleAt, plain } from '../testing/fixture.ts';
import { readTurn } from './readTurn.ts';

const people = peopleAt(3, 0);

test('whose turn it is', () => {
  expect(plain(readTurn([0], null, people))).toBe('Your turn.');
  expect(plain(readTurn([1], null, people))).toBe('Tomek’s turn.');
  expect(plain(readTurn([], null, people))).toBe('Nobody is awaited.');
});

test('whom the table waits for, where several are asked, or something else', () => {
  expect(plain(readTurn([1, 2], null, people))).toBe('Waiting for Tomek and Inés.');
  expect(plain(readTurn([1], 'Will you buy?', people))).toBe('Waiting for Tomek.');
  expect(plain(readTurn([1, 0], 'Will you buy?', people))).toBe('Will you buy?');
});
