import { setTimeout } from 'node:timers/promises';
import type { ClubTable } from './club-table.ts';
import { type Driven, drive, type Timings } from './driving.ts';
import { type Elsewhere, elsewhereIn, FriendsElsewhere, type FriendsStretch, STRETCH } from './elsewhere.ts';
import type { FriendsProcess } from './friends-process.ts';
import type { MeasuredServer } from './measured-server.ts';

/** The latency of friends at other tables, before many games end together, and while they end and are checked. */
export interface EndedTogether {
  readonly before: Elsewhere;
  readonly meanwhile: Elsewhere;
  /** The number of games that ended, the time from the first end to the last, in s, and the number of records requested. */
  readonly games: number;
  readonly seconds: number;
  readonly fetched: number;
}

/** The rate of each table whose game is to end, in moves per second. */
const RATE = 2;
/** The number of moves in a deal at a table whose game is to end. Also the rate of the moves that spread these tables out. */
const DEAL = 32;
const APART_RATE = 1000;
/** The timeout for all games to end, in s. */
const LONGEST = 300;
/** The range over which a table's devices spread their requests for the record of a finished game, in ms. */
const SPREAD = 10_000;

/** The totals over all tables: the times of the first and the last end of a game, and the requests since. */
class Endings {
  first = Infinity;
  last = 0;
  count = 0;
  fetched = 0;

  note(): void {
    this.first = Math.min(this.first, performance.now());
    this.last = performance.now();
    this.count += 1;
  }
}

/** A table that continues after its first game, while each of its devices requests the record of that game. */
class EndingTable implements Driven {
  readonly #table: ClubTable;
  readonly #endings: Endings;
  #asking: Promise<unknown> | null = null;

  constructor(table: ClubTable, endings: Endings) {
    this.#table = table;
    this.#endings = endings;
  }

  async play(timings: Timings): Promise<void> {
    if (this.#asking === null && this.#table.isOver) {
      this.#endings.note();
      this.#asking = this.#check();
    }
    await this.#table.play(timings);
  }

  async #check(): Promise<void> {
    const count = await this.#table.fetchRecord(() => setTimeout(Math.random() * SPREAD));
    this.#endings.fetched += count;
  }

  /** Resolves when all devices have the record. */
  async checked(): Promise<void> {
    await this.#asking;
  }
}

/**
 * Plays at tables that started together until each is at a different point of its deal, as at tables of different people. Without
 * that, all tables would deal in the same second.
 */
async function spreadOverDeal(tables: readonly Driven[]): Promise<void> {
  for (let move = 1; move < DEAL; move++) {
    const ahead = tables.slice(0, Math.floor((tables.length * (DEAL - move)) / DEAL));
    await drive(ahead, APART_RATE, ahead.length / APART_RATE);
  }
}

/**
 * Lets the games of many tables end within about a minute, each checked by all its devices, while friends play at other tables.
 * Resolves with the friends' latencies. Rejects if a table fails.
 */
export async function endTogether(
  server: MeasuredServer, friends: FriendsProcess, ending: readonly ClubTable[],
): Promise<EndedTogether> {
  await spreadOverDeal(ending);
  const endings = new Endings();
  const tables = ending.map((table) => new EndingTable(table, endings));
  const stretches: FriendsStretch[] = [];
  const elsewhere = new FriendsElsewhere(server, friends);
  const hasEnded = (): boolean => endings.count === tables.length && performance.now() > endings.last + SPREAD;
  const friendsPlay = async (): Promise<void> => {
    while (!hasEnded() && stretches.length * STRETCH < LONGEST) stretches.push(await elsewhere.play());
  };
  const othersPlay = async (): Promise<void> => {
    while (!hasEnded() && stretches.length * STRETCH < LONGEST) await drive(tables, RATE * tables.length, STRETCH);
  };
  await Promise.all([friendsPlay(), othersPlay()]);
  await Promise.all(tables.map((table) => table.checked()));
  return {
    // In the first interval, connections and code have not warmed up yet.
    before: elsewhereIn(stretches.slice(1).filter(({ to }) => to < endings.first)),
    meanwhile: elsewhereIn(stretches.filter(({ to }) => to >= endings.first)),
    games: endings.count, seconds: (endings.last - endings.first) / 1000, fetched: endings.fetched,
  };
}
