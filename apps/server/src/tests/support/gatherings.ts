import type { NewGuest, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import type { Games } from '../../table/table.ts';
import { granted, newGuest, newTable, type WantedTable } from './api.ts';
import { TestPlayer } from './test-player.ts';

/** People at a table, in seat order, the host first. */
export interface Gathering {
  readonly code: TableCode;
  readonly guests: readonly NewGuest[];
  readonly players: readonly TestPlayer[];
  readonly host: TestPlayer;
}

/** The table that a test needs, and its number of seats, which is about four by default. */
export type WantedGathering = WantedTable & { readonly seats?: number };

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];

/**
 * Resolves with a table with a game in progress: `people` guests, and bots in the other seats. Rejects if the server refuses a
 * request.
 */
export async function playingTable(
  url: string,
  people: number,
  { seats, ...wanted }: WantedGathering = {},
  all: Games = games,
): Promise<Gathering> {
  const guests = await Promise.all(NAMES.slice(0, people).map((name) => newGuest(url, name)));
  const [first] = guests;
  if (first === undefined) throw new Error('a table needs a host');
  const code = await newTable(url, first, wanted);
  const host = await TestPlayer.join(url, first, code, all);
  if (seats !== undefined) granted(await host.request('setSeats', { count: seats }));
  const friends: TestPlayer[] = [];
  for (const [at, guest] of guests.slice(1).entries()) {
    const friend = await TestPlayer.join(url, guest, code, all);
    granted(await friend.request('sit', { seat: at + 1 }));
    friends.push(friend);
  }
  granted(await host.request('fillWithBots', {}));
  granted(await host.request('start', {}));
  const players = [host, ...friends];
  const isReady = ({ isInGame, table }: TestPlayer): boolean =>
    isInGame && table.status === 'playing' && players.every((_, seat) => table.seats[seat]?.connected === true);
  await Promise.all(players.map((player) => player.until(() => isReady(player))));
  return { code, guests, players, host };
}
