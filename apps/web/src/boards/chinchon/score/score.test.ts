import { expect, test } from 'vitest';
import { peopleFor, record, stateAt } from '../testing/fixture.ts';
import { headlineOf, leadOf } from './scoreWords.ts';

const FIRST = record({ closer: 2, points: [64, 98, -10, 20], reenlisted: [] });
const SECOND = record({ closer: 3, points: [40, 1, 2, 3], reenlisted: [0] });

test('the news of a deal', () => {
  expect(headlineOf(FIRST, peopleFor(2))).toBe('You made a Chinchón: −10.');
  expect(headlineOf(SECOND, peopleFor(0))).toBe('Owen closed with 3 points.');
  expect(headlineOf({ ...SECOND, closer: null }, peopleFor(0))).toBe('Nobody closed.');
});

test('who leads, how many are in, and the pot', () => {
  const state = stateAt({ totals: [64, 98, -8, 20], pot: 50 });
  const standings = [{ seat: 2, place: 1, score: -8 }, { seat: 3, place: 2, score: 20 }];
  expect(leadOf(standings, state, peopleFor(0))).toBe('Inés leads with −8. 4 of 4 still in; 50 in the pot.');
  const level = standings.map((standing) => ({ ...standing, place: 1, score: 20 }));
  expect(leadOf(level, stateAt({ options: { ante: 0 } }), peopleFor(2))).toBe(
    'You lead with 20, level with Owen. 4 of 4 still in.',
  );
});
