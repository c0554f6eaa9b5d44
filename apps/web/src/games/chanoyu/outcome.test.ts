import { chanoyu } from '@chinwag/rules/chanoyu';
import { expect, test } from 'vitest';
import { plain, row, viewOf } from './testing/fixture.ts';
import { outcomeNow, whatFollows } from './outcome.ts';

/** Returns the outcome after these totals of the rounds before, with empty rows. */
const now = (...before: readonly number[]) => {
  const view = viewOf({ seats: before.length, before });
  return plain(outcomeNow(view.state, view).sentence);
};

/** Returns how a game ended with these totals. */
const end = (...points: readonly number[]) => {
  const view = viewOf({ seats: points.length, before: points, phase: { name: 'over' }, deal: { number: 1 } });
  return plain(whatFollows(view.state, view));
};

test('CN6.2: below 15, the outcome announces another round and its tea host', () => {
  expect(now(3, 9, 9)).toBe('Nobody would have 15: another round, with Inés as tea host.');
});

test('CN6.3: if everybody has at least 8, the highest total would win', () => {
  expect(now(8, 16, 9)).toBe('Tomek would win with 16; nobody is below 8.');
});

test('CN6.3: in a tie, the player closest to the first tea host’s right would win', () => {
  expect(now(16, 16, 8, 8)).toBe('Tomek would win the tie on 16: Tomek sits closest to the first tea host’s right.');
});

test('CN6.3: if a player is below 8, players with 15 would lose, and the outcome names the winners', () => {
  expect(now(9, 16, 7)).toBe('You and Inés would share the win: Tomek would lose with 15 or more, because Inés is below 8.');
  expect(now(7, 15, 16)).toBe('You would win alone: Inés and Tomek would lose with 15 or more, because you’re below 8.');
  expect(now(16, 7, 7, 9)).toBe(
    'Owen, Inés and Tomek would share the win: you would lose with 15 or more, because Tomek and Inés are below 8.',
  );
});

test('the outcome includes the rows of the current round', () => {
  const view = viewOf({ before: [8, 13, 8], deal: { rows: [row({}), row({ 1: 'AS', 2: '2S', 3: 'KS' }), row({})] } });
  const { sentence, ...outcome } = outcomeNow(view.state, view);
  expect(plain(sentence)).toBe('Tomek would win with 15; nobody is below 8.');
  expect(outcome).toEqual({ rule: 'CN6.3', ends: true });
});

test('CN6.3: the end of the game is explained for both endings', () => {
  expect(end(8, 16, 9)).toBe('Tomek wins with 16.');
  expect(end(9, 16, 7)).toBe('You and Inés share the win: Tomek loses with 15 or more, because not everybody has 8 (Inés 7).');
  expect(end(16, 15, 7)).toBe('Inés wins alone: you and Tomek lose with 15 or more, because not everybody has 8 (Inés 7).');
});

test('a scored round is followed by the next step', () => {
  const view = viewOf({ before: [3, 9, 2], deal: { number: 1 } });
  expect(chanoyu.scores(view.state)).toEqual([3, 9, 2]);
  expect(plain(whatFollows(view.state, view))).toBe('Nobody has 15 yet: another round, with Tomek as tea host.');
});
