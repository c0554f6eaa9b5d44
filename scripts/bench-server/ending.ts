import { setTimeout } from 'node:timers/promises';
import type { ClubTable } from './club-table.ts';
import { type Driven, drive, percentile, type Timings } from './driving.ts';

/** How long friends waited for moves elsewhere before the first of many games was over, and while they were, and were checked. */
export interface EndedTogether {
  /** The p95 from sending a move to its arrival, in ms. */
  readonly before: number;
  readonly meanwhile: number;
  /** How many games ended, and in how many seconds; and how many records of them were asked for. */
  readonly games: number;
  readonly seconds: number;
  readonly fetched: number;
}

/** How fast each table plays whose game is to end, and all friends elsewhere together, in moves a second. */
const RATES = { ending: 2, friends: 50 };
/** In what stretches friends’ moves are looked at, and the longest that all may take, in s. */
const STRETCH = 5;
const LONGEST = 300;
/** By how much the devices of a table are spread that ask for the record of a game that is over, in ms. */
const SPREAD = 10_000;
/** How many in a hundred of friends’ moves arrive sooner. */
const MOST_OF_THEM = 95;

/** What is measured over all tables: when the first game was over, and the last, and what was asked for since. */
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

/** A table that plays on after its first game, as friends do, while each of its devices asks for the record of that game. */
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

/** Has the games of many tables end within a minute or so, each checked by all its devices, while friends play elsewhere. */
export async function endTogether(friends: readonly Driven[], ending: readonly ClubTable[]): Promise<EndedTogether> {
  const endings = new Endings();
  const tables = ending.map((table) => new EndingTable(table, endings));
  const stretches: { readonly from: number; readonly to: number; readonly timings: Timings }[] = [];
  const hasEnded = (): boolean => endings.count === tables.length && performance.now() > endings.last + SPREAD;
  const friendsPlay = async (): Promise<void> => {
    while (!hasEnded() && stretches.length * STRETCH < LONGEST) {
      const from = performance.now();
      const timings = await drive(friends, RATES.friends, STRETCH);
      stretches.push({ from, to: performance.now(), timings });
    }
  };
  const othersPlay = async (): Promise<void> => {
    while (!hasEnded() && stretches.length * STRETCH < LONGEST) await drive(tables, RATES.ending * tables.length, STRETCH);
  };
  await Promise.all([friendsPlay(), othersPlay()]);
  await Promise.all(tables.map((table) => table.checked()));
  const p95 = (some: typeof stretches): number =>
    percentile(some.flatMap(({ timings }) => timings.arrived), MOST_OF_THEM);
  return {
    // In the first stretch connections and code are not warm yet.
    before: p95(stretches.slice(1).filter(({ to }) => to < endings.first)),
    meanwhile: p95(stretches.filter(({ to }) => to >= endings.first)),
    games: endings.count, seconds: (endings.last - endings.first) / 1000, fetched: endings.fetched,
  };
}
