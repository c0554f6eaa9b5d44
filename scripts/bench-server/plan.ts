import { type AnyGame, games } from '@chinwag/rules';

/** Who comes to a table: so many play, some of them look in on a second device too, and so many watch. */
export interface TablePlan {
  readonly game: string;
  readonly players: number;
  readonly secondDevices: number;
  readonly spectators: number;
  /** What its games are played with otherwise than usual. */
  readonly options: object;
}

const MOST_PLAYERS = 5;

/** Tables of all games in turn, of all sizes; at every third somebody watches, at every fourth somebody has two devices. */
export function mixedTables(count: number): readonly TablePlan[] {
  const kinds = Object.values<AnyGame>(games);
  return Array.from({ length: count }, (_, at) => {
    const { id, seats } = kinds[at % kinds.length] ?? raise();
    const most = Math.min(seats.max, MOST_PLAYERS);
    const players = Math.max(seats.min, most - (Math.floor(at / kinds.length) % 3));
    return { game: id, players, secondDevices: at % 4 === 0 ? 1 : 0, spectators: at % 3 === 0 ? 1 : 0, options: {} };
  });
}

/** Tables of the game that is soonest over, at the lowest target there is, so that all are over at about the same time. */
export function shortTables(count: number): readonly TablePlan[] {
  const { id, options } = games.slobberhannes;
  const target = Math.min(...options.target.values);
  return Array.from({ length: count }, () => ({ game: id, players: 4, secondDevices: 0, spectators: 0, options: { target } }));
}

/** How many connections a table has. */
export function connectionsAt({ players, secondDevices, spectators }: TablePlan): number {
  return players + secondDevices + spectators;
}

function raise(): never {
  throw new Error('there are no games');
}
