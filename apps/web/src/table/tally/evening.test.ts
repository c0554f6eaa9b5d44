import type { GuestId, Outcome } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { allEvenings, goesOn, newestEvening, playersOf } from './evening.ts';

const HOUR = 3_600_000;
const [ANN, BEN, CAT] = ['guest-ann-', 'guest-ben-', 'guest-cat-'].map((id) => id as GuestId) as [GuestId, GuestId, GuestId];
const asRecorded = () => null;

const ann = (place: number, points: number) => ({ person: ANN, name: 'Ann', place, score: 0, points });
const ben = (place: number, points: number) => ({ person: BEN, name: 'Ben', place, score: 0, points });
const cat = (place: number, points: number) => ({ person: CAT, name: 'Cat', place, score: 0, points });
const bot = (place: number, points: number) => ({ person: null, name: 'Ada', place, score: 0, points });
const game = (number: number, hours: number, ...seats: Outcome['seats']): Outcome => ({
  number, game: 'chanoyu', endedAt: hours * HOUR, why: 'all-rounds', seats,
});

const LAST_WEEK = game(1, 10, ann(3, 0), ben(1, 2), bot(2, 1));
const FIRST = game(2, 100, ann(1, 1.5), ben(1, 1.5), bot(3, 0));
const SECOND = game(3, 105.9, cat(2, 1), ann(1, 2), bot(3, 0));

describe('an evening', () => {
  it('contains the newest games without a long pause between them', () => {
    expect(newestEvening([LAST_WEEK, FIRST, SECOND], ANN, asRecorded)?.games).toEqual([FIRST, SECOND]);
    expect(newestEvening([LAST_WEEK], ANN, asRecorded)?.games).toEqual([LAST_WEEK]);
    expect(newestEvening([], ANN, asRecorded)).toBeNull();
  });

  it('counts games, wins and points per person, and for all bots together', () => {
    const evening = newestEvening([FIRST, SECOND], ANN, asRecorded);
    expect(evening?.totals).toEqual([
      { person: ANN, name: 'Ann', games: 2, wins: 2, points: 3.5 },
      { person: BEN, name: 'Ben', games: 1, wins: 1, points: 1.5 },
      { person: CAT, name: 'Cat', games: 1, wins: 0, points: 1 },
    ]);
    expect(evening?.bots).toEqual({ person: null, name: '', games: 2, wins: 0, points: 0 });
  });

  it('has the points before the first game and after each, including people who came late or left', () => {
    expect(newestEvening([FIRST, SECOND], ANN, asRecorded)?.course).toEqual([[0, 0, 0], [1.5, 1.5, 0], [3.5, 1.5, 1]]);
  });

  it('ranks people by points, and equal points share the place', () => {
    const places = (...games: readonly Outcome[]) =>
      newestEvening(games, ANN, asRecorded)?.standings.map(({ seat, place }) => [seat, place]);
    expect(places(FIRST, SECOND)).toEqual([[0, 1], [1, 2], [2, 3]]);
    expect(places(FIRST)).toEqual([[0, 1], [1, 1]]);
  });

  it('continues for some hours after its last game', () => {
    const evening = newestEvening([FIRST], ANN, asRecorded);
    if (evening === null) throw new Error('there was a game');
    expect(goesOn(evening, 105 * HOUR)).toBe(true);
    expect(goesOn(evening, 107 * HOUR)).toBe(false);
  });

  it('knows everybody’s current name and the viewer', () => {
    const evening = newestEvening([FIRST], BEN, (person) => (person === ANN ? 'Anna Maria' : null));
    expect(evening?.people.players.map(({ name, you }) => [name, you])).toEqual([['Anna Maria', false], ['Ben', true]]);
    expect(evening?.people.viewer).toBe(1);
    expect(newestEvening([FIRST], CAT, asRecorded)?.people.viewer).toBe('spectator');
  });
});

it('allEvenings shows the totals of the table', () => {
  const all = allEvenings({ games: [], totals: [{ person: BEN, name: 'Ben', games: 9, wins: 4, points: 12 }] }, ANN, asRecorded);
  expect(all.standings).toEqual([{ seat: 0, place: 1, score: 12 }]);
  expect(all.bots).toBeNull();
});

it('playersOf lists the players of a game by seat, and bots by their recorded names', () => {
  expect(playersOf(LAST_WEEK, BEN, asRecorded).map(({ name, kind, you }) => [name, kind, you])).toEqual([
    ['Ann', 'person', false],
    ['Ben', 'person', true],
    ['Ada', 'bot', false],
  ]);
});
