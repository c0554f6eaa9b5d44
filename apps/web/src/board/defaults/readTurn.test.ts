import { expect, test } from 'vitest';
import { message } from '../../language/message.ts';
import { aloud, peopleAt } from '../testing/fixture.ts';
import { readTurn } from './readTurn.ts';

const people = peopleAt(3, 0);
const ASKED = message('board.deal-over');

test('readTurn names the player whose turn it is', () => {
  expect(aloud(readTurn([0], null, people))).toBe('Your turn.');
  expect(aloud(readTurn([1], null, people))).toBe('Tomek’s turn.');
  expect(aloud(readTurn([], null, people))).toBe('Nobody has to play.');
});

test('readTurn names all players the table waits for, or the question if it is not a turn', () => {
  expect(aloud(readTurn([1, 2], null, people))).toBe('Waiting for Tomek and Inés.');
  expect(aloud(readTurn([1], ASKED, people))).toBe('Waiting for Tomek.');
  expect(aloud(readTurn([1, 0], ASKED, people))).toBe('The deal is over.');
});
