import { percentile } from './driving.ts';
import type { FriendsProcess } from './friends-process.ts';
import type { MeasuredServer } from './measured-server.ts';

/** The latency of friends at other tables over some time, in ms. */
export interface Elsewhere {
  /** The p95 from sending a move to its arrival. */
  readonly arrived: number;
  /** The p99 event loop lag of the server and of the friends' process, in the worst of all intervals. */
  readonly late: { readonly server: number; readonly friends: number };
}

/** An interval of friends' play, some seconds long. */
export interface FriendsStretch {
  readonly from: number;
  readonly to: number;
  readonly arrived: readonly number[];
  readonly late: Elsewhere['late'];
}

/** The total rate of all friends, in moves per second. */
const RATE = 50;
/** The length of an interval of friends' play, in s. */
export const STRETCH = 5;
/** The reported percentile of friends' latencies. */
const MOST_OF_THEM = 95;

/** Simulated friends who play at their tables while other tables load the same server. */
export class FriendsElsewhere {
  readonly #server: MeasuredServer;
  readonly #friends: FriendsProcess;

  constructor(server: MeasuredServer, friends: FriendsProcess) {
    this.#server = server;
    this.#friends = friends;
  }

  /** Lets the friends play for one interval. Resolves with the latencies of that interval. */
  async play(): Promise<FriendsStretch> {
    const from = performance.now();
    const { arrived, late } = await this.#friends.play(RATE, STRETCH);
    const { lag } = await this.#server.read();
    return { from, to: performance.now(), arrived, late: { server: lag, friends: late } };
  }
}

/** Returns the friends' latency over several intervals. */
export function elsewhereIn(stretches: readonly FriendsStretch[]): Elsewhere {
  const worst = (who: keyof Elsewhere['late']): number => Math.max(...stretches.map(({ late }) => late[who]));
  return {
    arrived: percentile(stretches.flatMap(({ arrived }) => arrived), MOST_OF_THEM),
    late: { server: worst('server'), friends: worst('friends') },
  };
}
