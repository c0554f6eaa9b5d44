import { expect, test } from 'vitest';
import { peopleFor, record, stateAt, plain } from '../testing/fixture.ts';
import { headlineOf, leadOf } from './scoreWords.ts';

const FIRST = record({ closer: 2, points: [64, 98, -10, 20], reenlisted: [] });
const SECOND = record({ closer: 3, points: [40, 1, 2, 3], reenlisted: [0] });

test('headlineOf names the closer, a Chinchón, or that nobody closed', () => {
  expect(plain(headlineOf(FIRST, peopleFor(2)))).toBe('You made a Chinchón: −10.');
  expect(plain(headlineOf(SECOND, peopleFor(0)))).toBe('Owen closed with 3 points.');
  expect(plain(headlineOf({ ...SECOND, closer: null }, peopleFor(0)))).toBe('Nobody closed.');
});

const lead = (...args: Parameters<typeof leadOf>) => {
  const said = leadOf(...args);
  return said && plain(said);
};

test('leadOf names the leaders and how many players are still in', () => {
  const state = stateAt({ totals: [64, 98, -8, 20] });
  const standings = [{ seat: 2, place: 1, score: -8 }, { seat: 3, place: 2, score: 20 }];
  expect(lead(standings, state, peopleFor(0))).toBe('Inés leads with −8; 4 of 4 are still in.');
  const level = standings.map((standing) => ({ ...standing, place: 1, score: 20 }));
  expect(lead(level, state, peopleFor(2))).toBe('You and Owen lead with 20; 4 of 4 are still in.');
});
