import { guestIdSchema, type GuestId, type PlayedGame, tableCodeSchema } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { headsToHead, notableDeals, placeIn, recordOf, streaksOf } from './statistics.ts';

const ANN = guestIdSchema.parse('a'.repeat(16));
const BEN = guestIdSchema.parse('b'.repeat(16));
const CAT = guestIdSchema.parse('c'.repeat(16));
const NAMES: Readonly<{ [id: string]: string }> = { [ANN]: 'Ann', [BEN]: 'Ben', [CAT]: 'Cat' };

type SeatResult = readonly [person: GuestId | null, place: number, score?: number];

/** Returns a game of Ann's, who has the first seat. */
function played(id: string, seats: readonly SeatResult[], deals: PlayedGame['deals'] = null): PlayedGame {
  return {
    id, game: 'chinkway', table: tableCodeSchema.parse('ABCDEFGHJK'), endedAt: 0, yourSeat: 0, deals, kept: true, ending: 'played',
    seats: seats.map(([person, place, score = 10 - place]) => ({
      person, name: person === null ? 'Ada' : (NAMES[person] ?? ''), place, score, points: 0,
    })),
  };
}

const WON = played('won', [[ANN, 1], [BEN, 2], [null, 3]]);
const SHARED = played('shared', [[ANN, 1], [BEN, 1], [CAT, 3]]);
const LOST = played('lost', [[ANN, 3], [BEN, 2], [CAT, 1]]);

describe('a player’s games', () => {
  it('are counted, and a shared first place counts as a win', () => {
    expect(recordOf([WON, SHARED, LOST])).toEqual({ games: 3, wins: 2 });
    expect(recordOf([])).toEqual({ games: 0, wins: 0 });
    expect(placeIn(LOST)).toBe(3);
  });

  it('have a current streak, up to the newest game, and a longest streak', () => {
    expect(streaksOf([WON, LOST, WON, SHARED, WON, LOST])).toEqual({ now: 1, longest: 3 });
    expect(streaksOf([LOST, WON])).toEqual({ now: 0, longest: 1 });
    expect(streaksOf([WON, WON])).toEqual({ now: 2, longest: 2 });
    expect(streaksOf([])).toEqual({ now: 0, longest: 0 });
  });

  it('count results against each other person, most frequent first, without bots', () => {
    expect(headsToHead([WON, SHARED, LOST])).toEqual([
      { person: BEN, name: 'Ben', games: 3, ahead: 1, behind: 1, level: 1 },
      { person: CAT, name: 'Cat', games: 2, ahead: 1, behind: 1, level: 0 },
    ]);
  });

  it('show a person’s latest name', () => {
    const before = played('before', [[ANN, 1], [BEN, 2]]);
    const renamed = { ...before, seats: before.seats.map((held) => (held.person === BEN ? { ...held, name: 'Benny' } : held)) };
    expect(headsToHead([renamed, before])[0]?.name).toBe('Benny');
  });
});

describe('the best and the worst deal', () => {
  it('are those with the most and the fewest points if the highest score wins', () => {
    const won = played('g1', [[ANN, 1, 20], [BEN, 2, 5]], [3, null, 17]);
    const found = notableDeals([won, played('g2', [[ANN, 2], [BEN, 1]], [-2])]);
    expect(found?.best).toMatchObject({ played: { id: 'g1' }, deal: 3, points: 17 });
    expect(found?.worst).toMatchObject({ played: { id: 'g2' }, deal: 1, points: -2 });
  });

  it('are swapped if the lowest score wins', () => {
    const found = notableDeals([played('g1', [[ANN, 1, 20], [BEN, 2, 105]], [3, 17])]);
    expect(found).toMatchObject({ best: { points: 3 }, worst: { points: 17 } });
  });

  it('are missing if no deals are known, or if the better direction is unknown', () => {
    expect(notableDeals([WON])).toBeNull();
    expect(notableDeals([played('g1', [[ANN, 1, 4], [BEN, 1, 4]], [4])])).toBeNull();
  });
});
