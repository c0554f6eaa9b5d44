import type { Outcome, Tally, Total } from '@chinwag/protocol';
import { guestNamed, NAMES } from './storyTable.tsx';

const HOUR = 3_600_000;

/** The current time in the stories of a tally. */
export const TALLY_NOW = new Date(2026, 9, 15, 22, 30).getTime();

/** Returns a game that ended this many hours ago, with its players in the order of their places, best first. */
function game(number: number, kind: string, hours: number, names: readonly string[]): Outcome {
  return {
    number,
    game: kind,
    endedAt: TALLY_NOW - hours * HOUR,
    why: 'over',
    seats: names.map((name, k) => ({
      person: name === 'Ada' || name === 'Bruno' ? null : guestNamed(name),
      name,
      place: k + 1,
      score: 74 - 11 * k,
      points: names.length - 1 - k,
    })),
  };
}

function totalsOf(games: readonly Outcome[]): readonly Total[] {
  const seats = games.flatMap((each) => each.seats);
  const people = [...new Set(seats.map(({ person }) => person))];
  return people.map((person) => {
    const own = seats.filter((seat) => seat.person === person);
    return {
      person,
      name: person === null ? '' : (own.at(-1)?.name ?? ''),
      games: own.length,
      wins: own.filter(({ place }) => place === 1).length,
      points: own.reduce((sum, { points }) => sum + points, 0),
    };
  });
}

/** Returns the tally of four games this evening, of three kinds, and two a week before. */
export function friendsTally(): Tally {
  const [marta, tomek, ines, owen, halina] = NAMES;
  const tied = game(5, 'chanoyu', 1.1, [tomek, marta, ines]);
  const games = [
    game(1, 'chapanka', 170, [ines, marta, tomek, 'Ada']),
    game(2, 'chapanka', 169, [marta, ines, 'Ada', tomek]),
    game(3, 'chinkway', 3.2, [owen, marta, halina, tomek, ines]),
    game(4, 'chinchon', 2, [marta, 'Ada', ines, tomek]),
    { ...tied, seats: tied.seats.map((seat, k) => (k < 2 ? { ...seat, place: 1, points: 1.5 } : seat)) },
    game(6, 'chapanka', 0.2, [ines, marta, owen, tomek]),
  ];
  return { games, totals: totalsOf(games) };
}

/** Returns the tally of eight players with names of the maximum length, after twelve games. */
export function eightTally(): Tally {
  const names = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina', 'Zofia', 'Iker', 'Grażyna'].map((name) =>
    name === 'Marta' ? name : `${name}-Wilhelmina Maximiliana`.slice(0, 24),
  );
  const games = Array.from({ length: 12 }, (_, k) => {
    const order = [...names.slice((k * 3) % 8), ...names.slice(0, (k * 3) % 8)];
    return game(k + 1, 'chinchon', 5 - k * 0.4, order);
  });
  return { games, totals: totalsOf(games) };
}
