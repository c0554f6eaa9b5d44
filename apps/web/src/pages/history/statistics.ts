import type { GuestId, PlayedGame } from '@chinwag/protocol';

/** A player's record: the number of finished games, and how many of them the player won, alone or with others. */
export interface Record {
  readonly games: number;
  readonly wins: number;
}

/** Winning streaks: the current one, up to the newest game, and the longest ever. */
export interface Streaks {
  readonly now: number;
  readonly longest: number;
}

/**
 * A guest's record against another person: the number of games played together, and how many of them the guest finished ahead,
 * behind or level.
 */
export interface HeadToHead {
  readonly person: GuestId;
  /** The person's latest name. */
  readonly name: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

/** A guest's best or worst deal in a kind of game. */
export interface NotableDeal {
  readonly played: PlayedGame;
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** The points that the deal added. */
  readonly points: number;
}

/** The best and the worst deal in a kind of game. */
export interface NotableDeals {
  readonly best: NotableDeal;
  readonly worst: NotableDeal;
}

/** Returns the guest's place in a game: 1 is best, and ties share a place. */
export function placeIn({ seats, yourSeat }: PlayedGame): number {
  return seats[yourSeat]?.place ?? seats.length;
}

/**
 * Returns whether a game has places, and therefore counts. A game has none if everyone agreed to end it, or if it was continued
 * with bots alone.
 */
export function hasPlaces(played: PlayedGame): boolean {
  return placeIn(played) > 0;
}

/** Returns only the games that count. */
export function finishedOf(games: readonly PlayedGame[]): readonly PlayedGame[] {
  return games.filter(hasPlaces);
}

/** Returns the player's record in these games. */
export function recordOf(games: readonly PlayedGame[]): Record {
  return { games: games.length, wins: games.filter(isWon).length };
}

/** Returns the winning streaks in these games, which must be sorted newest first. */
export function streaksOf(games: readonly PlayedGame[]): Streaks {
  let longest = 0;
  let run = 0;
  for (const game of games) {
    run = isWon(game) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const lost = games.findIndex((game) => !isWon(game));
  return { now: lost < 0 ? games.length : lost, longest };
}

/**
 * Returns the guest's record against each person in these games, the most frequent opponent first. Omits bots. Requires games
 * sorted newest first.
 */
export function headsToHead(games: readonly PlayedGame[]): readonly HeadToHead[] {
  const met = new Map<GuestId, HeadToHead>();
  for (const game of games) {
    const own = placeIn(game);
    for (const { person, name, place } of game.seats.filter((_, seat) => seat !== game.yourSeat)) {
      if (person === null) continue;
      const before = met.get(person) ?? { person, name, games: 0, ahead: 0, behind: 0, level: 0 };
      met.set(person, {
        ...before,
        games: before.games + 1,
        ahead: before.ahead + Number(own < place),
        behind: before.behind + Number(own > place),
        level: before.level + Number(own === place),
      });
    }
  }
  return [...met.values()].toSorted((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

/**
 * Returns the best and the worst deal in games of one kind. The results of those games show whether more points are better. Returns
 * null if no result shows that, or if no deals are known.
 */
export function notableDeals(games: readonly PlayedGame[]): NotableDeals | null {
  const sign = scoreSign(games);
  const deals = games.flatMap((played): readonly NotableDeal[] =>
    (played.deals ?? []).flatMap((points, k) => (points === null ? [] : [{ played, deal: k + 1, points }])),
  );
  const [best] = deals.toSorted((one, other) => sign * (other.points - one.points));
  const [worst] = deals.toSorted((one, other) => sign * (one.points - other.points));
  return sign === 0 || best === undefined || worst === undefined ? null : { best, worst };
}

/** Returns 1 if the winner has the most points, −1 if the winner has the fewest, or 0 if all games were tied. */
function scoreSign(games: readonly PlayedGame[]): -1 | 0 | 1 {
  for (const { seats } of games) {
    const inOrder = seats.toSorted((one, other) => one.place - other.place);
    const difference = (inOrder.at(0)?.score ?? 0) - (inOrder.at(-1)?.score ?? 0);
    if (difference !== 0) return difference > 0 ? 1 : -1;
  }
  return 0;
}

function isWon(game: PlayedGame): boolean {
  return placeIn(game) === 1;
}
