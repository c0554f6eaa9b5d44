import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { end, nextMessage, start } from '../child-processes.mjs';
import type { ClubTable } from './club-table.ts';

/** A command to the friends' process: to play at a rate in moves per second, for a number of seconds, or to end. */
export type FriendsQuestion = { readonly rate: number; readonly seconds: number } | 'end';

/**
 * The results of friends who played for a while, in ms: the latency of each move, and the p99 event loop lag of the friends'
 * process.
 */
export interface FriendsPlay {
  readonly arrived: readonly number[];
  readonly late: number;
}

/** The moves that were acknowledged at a table of friends. */
export type FriendsMoves = Pick<ClubTable, 'acknowledged'>;

export type FriendsAnswer = FriendsPlay | readonly FriendsMoves[];

/**
 * Simulated friends at tables of a server, in their own process. As a result, their measurements do not include the lag of the
 * process that drives hundreds of other tables.
 */
export class FriendsProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Starts friends at `count` tables of the server at a port. Resolves when their games have started. */
  static async start(port: number, count: number): Promise<FriendsProcess> {
    const script = join(import.meta.dirname, 'friends.js');
    const child = start(process.execPath, [...process.execArgv, script, String(port), String(count)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await nextMessage(child);
    return new FriendsProcess(child);
  }

  /** Lets the friends play for some seconds, at a total of `rate` moves per second. Resolves with their latencies. */
  play(rate: number, seconds: number): Promise<FriendsPlay> {
    return this.#ask<FriendsPlay>({ rate, seconds });
  }

  /** Ends the process. Resolves with the moves of each table, once everybody there has received the same messages. */
  async end(): Promise<readonly FriendsMoves[]> {
    const moves = await this.#ask<readonly FriendsMoves[]>('end');
    await end(this.#child);
    return moves;
  }

  #ask<Answer extends FriendsAnswer>(question: FriendsQuestion): Promise<Answer> {
    const answer = nextMessage(this.#child);
    this.#child.send(question);
    return answer as Promise<Answer>;
  }
}
