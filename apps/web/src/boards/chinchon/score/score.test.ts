import { bots } from '@chinwag/bots';
import { evolveAll } from '@chinwag/rules';
import { chinchon, type ChinchonState, standings } from '@chinwag/rules/chinchon';
import { expect, test } from 'vitest';
import { peopleFor, record, stateAt } from '../fixture.ts';
import { isStillIn, putOutBy, totalsAfterDeals, withAllOut } from './running.ts';
import { headlineOf, leadOf } from './scoreWords.ts';

const FIRST = record({ closer: 2, points: [64, 98, -10, 20], reenlisted: [] });
const SECOND = record({ closer: 3, points: [40, 1, 2, 3], reenlisted: [0] });

test('CH8.2: who comes back goes on with the highest total of those still in', () => {
  const state = stateAt({ records: [FIRST, SECOND], totals: [99, 99, -8, 23] });
  expect(putOutBy([64, 98, -10, 20], SECOND, 100)).toEqual([0]);
  expect(totalsAfterDeals(state)).toEqual([
    [0, 0, 0, 0],
    [64, 98, -10, 20],
    [99, 99, -8, 23],
  ]);
});

test('the running totals end where the game stands, in a whole game with players who come back', () => {
  const options = { deck: '40', ending: 'settle', target: 70, ante: 10, reenlist: 'unlimited' } as const;
  const begun = chinchon.begin({ seats: 4, owner: 0, options, seed: '5'.padStart(64, '0') });
  let state: ChinchonState = evolveAll(chinchon, begun.state, begun.events);
  for (let [seat] = chinchon.actors(state); seat !== undefined; [seat] = chinchon.actors(state)) {
    const move = bots.chinchon.choose(chinchon.hide(state, seat), seat);
    state = evolveAll(chinchon, state, chinchon.decide(state, seat, move));
  }
  expect(state.records.some(({ reenlisted }) => reenlisted.length > 0)).toBe(true);
  expect(totalsAfterDeals(state).at(-1)).toEqual(state.totals);
});

test('CH7.4: whoever the deal took to the target is placed behind those still in, though not yet told out', () => {
  const scored = stateAt({ totals: [104, 98, -8, 100], records: [FIRST] });
  expect(standings(withAllOut(scored)).map(({ seat }) => seat)).toEqual([2, 1, 3, 0]);
  expect([0, 1, 2, 3].map((seat) => isStillIn(scored, seat))).toEqual([false, true, true, false]);
});

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
