import { type Driven, drive, percentile, type Timings } from './driving.ts';
import { Lateness } from './lateness.ts';
import type { MeasuredServer } from './measured-server.ts';

/** The latency of friends elsewhere for some time, in ms. */
export interface Elsewhere {
  /** The p95 from sending a move to its arrival. */
  readonly arrived: number;
  /** The p99 event loop lag of the server and of the players, in the worst of all intervals. */
  readonly late: { readonly server: number; readonly players: number };
}

/** An interval of friends' play, some seconds long. */
export interface FriendsStretch {
  readonly from: number;
  readonly to: number;
  readonly timings: Timings;
  readonly late: Elsewhere['late'];
}

/** The total rate of all friends, in moves per second. */
const RATE = 50;
/** The length of an interval of friends' play, in s. */
export const STRETCH = 5;
/** The percentile of friends' latencies that is reported. */
const MOST_OF_THEM = 95;

/** Friends who play at their tables while others load the same server. */
export class FriendsElsewhere {
  readonly #server: MeasuredServer;
  readonly #tables: readonly Driven[];
  readonly #players = new Lateness();

  constructor(server: MeasuredServer, tables: readonly Driven[]) {
    this.#server = server;
    this.#tables = tables;
  }

  /** Lets them play for one interval. Resolves with its latencies. */
  async play(): Promise<FriendsStretch> {
    const from = performance.now();
    const timings = await drive(this.#tables, RATE, STRETCH);
    const { lag } = await this.#server.read();
    return { from, to: performance.now(), timings, late: { server: lag, players: this.#players.read() } };
  }
}

/** Returns their latency over several intervals. */
export function elsewhereIn(stretches: readonly FriendsStretch[]): Elsewhere {
  const worst = (who: 'server' | 'players'): number => Math.max(...stretches.map(({ late }) => late[who]));
  return {
    arrived: percentile(stretches.flatMap(({ timings }) => timings.arrived), MOST_OF_THEM),
    late: { server: worst('server'), players: worst('players') },
  };
}
