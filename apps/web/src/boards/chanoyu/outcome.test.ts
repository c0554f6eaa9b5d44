import { chanoyu } from '@chinwag/rules/chanoyu';
import { expect, test } from 'vitest';
import { row, viewOf } from './testing/fixture.ts';
import { outcomeNow, whatFollows } from './outcome.ts';

/** What would be after these totals of the rounds before, the rows being empty. */
const now = (...before: readonly number[]) => {
  const view = viewOf({ seats: before.length, before });
  return outcomeNow(view.state, view).sentence;
};

/** How a game ended with these totals. */
const end = (...points: readonly number[]) => {
  const view = viewOf({ seats: points.length, before: points, phase: { name: 'over' }, deal: { number: 1 } });
  return whatFollows(view.state, view);
};

test('CN6.2: below 15 there would be another round, and it says who would host it', () => {
  expect(now(3, 9, 9)).toBe('Nobody would have 15: another round, hosted by Inés.');
});

test('CN6.3: with eight for everybody the highest would win', () => {
  expect(now(8, 16, 9)).toBe('Tomek would win with 16; nobody is below 8.');
});

test('CN6.3: of equal totals the nearest to the original host’s right would win', () => {
  expect(now(16, 16, 8, 8)).toBe('Tomek would win with 16, nearest to the first host’s right of those level.');
});

test('CN6.3: with somebody below 8, those with 15 would lose, and it says who would win', () => {
  expect(now(9, 16, 7)).toBe('Tomek would lose with 15 or more, as Inés is below 8. You and Inés would share the win.');
  expect(now(7, 15, 16)).toBe('Inés and Tomek would lose with 15 or more, as you are below 8. You would win alone.');
  expect(now(16, 7, 7, 9)).toBe('You would lose with 15 or more, as two are below 8. Owen, Inés and Tomek would share the win.');
});

test('the rows of the round count towards it', () => {
  const view = viewOf({ before: [8, 13, 8], deal: { rows: [row({}), row({ 1: 'AS', 2: '2S', 3: 'KS' }), row({})] } });
  const sentence = 'Tomek would win with 15; nobody is below 8.';
  expect(outcomeNow(view.state, view)).toEqual({ sentence, rule: 'CN6.3', ends: true });
});

test('CN6.3: how the game ended is told for both endings', () => {
  expect(end(8, 16, 9)).toBe('Tomek wins with 16.');
  expect(end(9, 16, 7)).toBe('You and Inés share the win: Tomek loses with 15 or more, as not everybody has 8 (Inés 7).');
  expect(end(16, 15, 7)).toBe('Inés wins alone: you and Tomek lose with 15 or more, as not everybody has 8 (Inés 7).');
});

test('a scored round says what follows it', () => {
  const view = viewOf({ before: [3, 9, 2], deal: { number: 1 } });
  expect(chanoyu.scores(view.state)).toEqual([3, 9, 2]);
  expect(whatFollows(view.state, view)).toBe('Nobody has 15 yet: another round, hosted by Tomek.');
});
