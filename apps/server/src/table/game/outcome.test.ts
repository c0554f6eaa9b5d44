import type { Result } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, grantedTable } from '../../tests/support/table-parts.ts';
import { date } from '../../tests/support/moments.ts';
import { outcomeOf } from './outcome.ts';
import { fillWithBots, sit } from '../seats/seating.ts';

const TABLE = { ...grantedTable(fillWithBots(grantedTable(sit(grantedTable(sit(GATHERING, BEN, 1)), CAT, 2)), ANN.id)), games: 4 };

function result(...places: readonly number[]): Result {
  const standings = places.map((place, seat) => ({ seat, place, score: 10 * seat })).toSorted((a, b) => a.place - b.place);
  return { standings, why: { code: 'all-deals', rule: 'PE1.1' } };
}

const points = (...places: readonly number[]) => outcomeOf(TABLE, result(...places), date(5)).seats.map((seat) => seat.points);

describe('the outcome of a game', () => {
  it('contains the game’s number at the table, when and why it ended, and the owner of each seat', () => {
    const { seats, ...game } = outcomeOf(TABLE, result(2, 1, 4, 3), date(5));
    expect(game).toEqual({ number: 5, game: 'pennies', endedAt: 5, why: 'all-deals' });
    expect(seats.map(({ person, name, place, score }) => [person, name, place, score])).toEqual([
      [ANN.id, 'Ann', 2, 0],
      [BEN.id, 'Ben', 1, 10],
      [CAT.id, 'Cat', 4, 20],
      [null, 'Ada', 3, 30],
    ]);
  });

  it('uses the names shown at the table', () => {
    const twoAnns = { ...TABLE, seats: TABLE.seats.map((held) => (held.kind === 'person' ? { ...held, name: 'Ann' } : held)) };
    expect(outcomeOf(twoAnns, result(1, 2, 3, 4), date(5)).seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2', 'Ann 3', 'Ada']);
  });

  it('awards one point for each player placed behind', () => {
    expect(points(2, 1, 4, 3)).toEqual([2, 3, 0, 1]);
  });

  it('awards half a point for each tied player, so that every game is worth the same total', () => {
    expect(points(1, 1, 3, 4)).toEqual([2.5, 2.5, 1, 0]);
    expect(points(1, 1, 1, 1)).toEqual([1.5, 1.5, 1.5, 1.5]);
    expect(points(1, 2, 2, 2)).toEqual([3, 1, 1, 1]);
  });
});
