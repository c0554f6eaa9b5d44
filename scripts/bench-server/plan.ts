import { type AnyGame, games } from '@chinwag/rules';

/** The people of a table: the number of players, of players with a second device, and of spectators. */
export interface TablePlan {
  readonly game: string;
  readonly players: number;
  readonly secondDevices: number;
  readonly spectators: number;
  /** The game options that differ from the defaults. */
  readonly options: object;
}

const MOST_PLAYERS = 5;

/**
 * Returns plans for tables of all games in turn and of all sizes. Every third table has a spectator, and every fourth has a player
 * with two devices.
 */
export function mixedTables(count: number): readonly TablePlan[] {
  const kinds = Object.values<AnyGame>(games);
  return Array.from({ length: count }, (_, at) => {
    const { id, seats } = kinds[at % kinds.length] ?? raise();
    const most = Math.min(seats.max, MOST_PLAYERS);
    const players = Math.max(seats.min, most - (Math.floor(at / kinds.length) % 3));
    return { game: id, players, secondDevices: at % 4 === 0 ? 1 : 0, spectators: at % 3 === 0 ? 1 : 0, options: {} };
  });
}

/** Returns plans for tables of the shortest game with its lowest target, so that all games end at about the same time. */
export function shortTables(count: number): readonly TablePlan[] {
  const { id, options } = games.slobberhannes;
  const target = Math.min(...options.target.values);
  return Array.from({ length: count }, () => ({ game: id, players: 4, secondDevices: 0, spectators: 0, options: { target } }));
}

/** Returns the number of connections of a table. */
export function connectionsAt({ players, secondDevices, spectators }: TablePlan): number {
  return players + secondDevices + spectators;
}

function raise(): never {
  throw new Error('there are no games');
}
