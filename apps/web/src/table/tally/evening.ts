import type { GuestId, Outcome, Tally, Total } from '@chinwag/protocol';
import type { Standing } from '@chinwag/rules';
import type { Player } from '../../board/gameView.ts';
import type { People } from '../../board/people.ts';

/** Two games belong to one evening if less than this time, in ms, is between their ends. */
const PAUSE = 6 * 60 * 60 * 1000;

/** The results of one evening, or of all of them. Each player has a number of their own in place of a seat. */
export interface Summary {
  /** The players, in the order of their arrival. */
  readonly people: People;
  /** The totals, by player number. */
  readonly totals: readonly Total[];
  /** The standings by points, best first; ties share a place. */
  readonly standings: readonly Standing[];
  /** All bots together, or null if none played. */
  readonly bots: Total | null;
}

/** An evening, with the points of each player before the first game, after the first, and so on. */
export interface Evening extends Summary {
  readonly games: readonly Outcome[];
  readonly course: readonly (readonly number[])[];
}

/** Returns a person's current name, or null if they are not at the table. */
export type NameNow = (person: GuestId) => string | null;

/**
 * Returns the latest evening of these games, as `you` see it, or null if there are no games. Requires games sorted oldest first.
 */
export function newestEvening(all: readonly Outcome[], you: GuestId, nameNow: NameNow): Evening | null {
  const begins = all.findLastIndex(({ endedAt }, k) => endedAt - (all[k - 1]?.endedAt ?? -Infinity) >= PAUSE);
  const games = all.slice(begins);
  if (games.length === 0) return null;
  const totals = games.reduce<readonly Total[]>(
    (before, { seats }) => seats.reduce((now, seat) => added(now, seat), before),
    [],
  );
  const summary = summarized(totals, you, nameNow);
  const after = (count: number): readonly number[] =>
    summary.totals.map(({ person }) =>
      sum(games.slice(0, count).flatMap(({ seats }) => seats.filter((seat) => seat.person === person))),
    );
  return { ...summary, games, course: Array.from({ length: games.length + 1 }, (_, count) => after(count)) };
}

/** Returns whether an evening is still in progress at `now`, in ms since the Unix epoch. */
export function goesOn({ games }: Evening, now: number): boolean {
  return now - (games.at(-1)?.endedAt ?? -Infinity) < PAUSE;
}

/** Returns the results of all games at a table, as `you` see them. */
export function allEvenings({ totals }: Tally, you: GuestId, nameNow: NameNow): Summary {
  return summarized(totals, you, nameNow);
}

/** Returns the players of a game, by seat, as `you` see them. */
export function playersOf({ seats }: Outcome, you: GuestId, nameNow: NameNow): readonly Player[] {
  return seats.map(({ person, name }, seat) => playerAt(seat, { person, name }, you, nameNow));
}

function summarized(all: readonly Total[], you: GuestId, nameNow: NameNow): Summary {
  const totals = all.filter(({ person }) => person !== null);
  const players = totals.map((total, number) => playerAt(number, total, you, nameNow));
  const standings = totals
    .map(({ points }, seat) => ({ seat, score: points, place: 1 + totals.filter((other) => other.points > points).length }))
    .toSorted((a, b) => a.place - b.place);
  const yours = players.findIndex((player) => player.you);
  const people: People = { players, viewer: yours < 0 ? 'spectator' : yours };
  return { people, totals, standings, bots: all.find(({ person }) => person === null) ?? null };
}

function playerAt(seat: number, { person, name }: Pick<Total, 'person' | 'name'>, you: GuestId, nameNow: NameNow): Player {
  const known = person === null ? null : nameNow(person);
  const kind = person === null ? 'bot' : 'person';
  return { seat, name: known ?? name, kind, you: person === you, connected: true, standIn: false };
}

/** Returns the totals with the result of one seat of a game added. */
function added(totals: readonly Total[], { person, name, place, points }: Outcome['seats'][number]): readonly Total[] {
  const at = totals.findIndex((total) => total.person === person);
  const before = totals[at] ?? { person, name: '', games: 0, wins: 0, points: 0 };
  const now: Total = {
    person,
    name: person === null ? '' : name,
    games: before.games + 1,
    wins: before.wins + (place === 1 ? 1 : 0),
    points: before.points + points,
  };
  return at < 0 ? [...totals, now] : totals.with(at, now);
}

function sum(seats: readonly { readonly points: number }[]): number {
  return seats.reduce((total, { points }) => total + points, 0);
}
