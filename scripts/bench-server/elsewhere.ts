import { type Driven, drive, percentile, type Timings } from './driving.ts';
import { Lateness } from './lateness.ts';
import type { MeasuredServer } from './measured-server.ts';

/** How it was for friends elsewhere for some time. In ms. */
export interface Elsewhere {
  /** The p95 from sending a move to its arrival. */
  readonly arrived: number;
  /** How late the server was for what it had to do, and those who play: the 99th of 100 times, in the worst of all stretches. */
  readonly late: { readonly server: number; readonly players: number };
}

/** Some seconds of friends' play. */
export interface FriendsStretch {
  readonly from: number;
  readonly to: number;
  readonly timings: Timings;
  readonly late: Elsewhere['late'];
}

/** How fast all friends play together, in moves a second. */
const RATE = 50;
/** In what stretches friends’ moves are looked at, in s. */
export const STRETCH = 5;
/** How many in a hundred of friends’ moves arrive sooner. */
const MOST_OF_THEM = 95;

/** Friends who play at their tables while others do something else on the same server. */
export class FriendsElsewhere {
  readonly #server: MeasuredServer;
  readonly #tables: readonly Driven[];
  readonly #players = new Lateness();

  constructor(server: MeasuredServer, tables: readonly Driven[]) {
    this.#server = server;
    this.#tables = tables;
  }

  /** Has them play for a stretch. */
  async play(): Promise<FriendsStretch> {
    const from = performance.now();
    const timings = await drive(this.#tables, RATE, STRETCH);
    const { lag } = await this.#server.read();
    return { from, to: performance.now(), timings, late: { server: lag, players: this.#players.read() } };
  }
}

/** How it was for them over some stretches. */
export function elsewhereIn(stretches: readonly FriendsStretch[]): Elsewhere {
  const worst = (who: 'server' | 'players'): number => Math.max(...stretches.map(({ late }) => late[who]));
  return {
    arrived: percentile(stretches.flatMap(({ timings }) => timings.arrived), MOST_OF_THEM),
    late: { server: worst('server'), players: worst('players') },
  };
}
