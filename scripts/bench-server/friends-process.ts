import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { end, start } from '../child-processes.mjs';
import type { ClubTable } from './club-table.ts';

/** What the process of friends is asked: to play at a pace for a while, in moves a second and s, or to go. */
export type FriendsQuestion = { readonly rate: number; readonly seconds: number } | 'end';

/** How it was for friends who played for a while, in ms: each move until it arrived, and how late they were (p99). */
export interface FriendsPlay {
  readonly arrived: readonly number[];
  readonly late: number;
}

/** The moves that were acknowledged at a table of friends. */
export type FriendsMoves = Pick<ClubTable, 'acknowledged'>;

export type FriendsAnswer = FriendsPlay | readonly FriendsMoves[];

/**
 * Friends at tables of a server, in a process of their own: what is measured of them is not how late those are who play at many
 * hundred other tables.
 */
export class FriendsProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Has friends come to so many tables of the server at a port; resolves when their games have started. */
  static async start(port: number, count: number): Promise<FriendsProcess> {
    const script = join(import.meta.dirname, 'friends.js');
    const child = start(process.execPath, [...process.execArgv, script, String(port), String(count)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await nextFrom(child);
    return new FriendsProcess(child);
  }

  /** Has them play, `rate` moves a second at all tables together. */
  play(rate: number, seconds: number): Promise<FriendsPlay> {
    return this.#ask<FriendsPlay>({ rate, seconds });
  }

  /** Has them go; resolves with the moves of each table, once everybody there was sent what all others were. */
  async end(): Promise<readonly FriendsMoves[]> {
    const moves = await this.#ask<readonly FriendsMoves[]>('end');
    await end(this.#child);
    return moves;
  }

  #ask<Answer extends FriendsAnswer>(question: FriendsQuestion): Promise<Answer> {
    const answer = nextFrom(this.#child);
    this.#child.send(question);
    return answer as Promise<Answer>;
  }
}

/** What a child process says next; rejects should it end before. */
async function nextFrom(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const gone = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('the process of friends has ended');
  });
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: ended.signal }), gone])) as [unknown];
    return message;
  } finally {
    gone.catch(() => undefined);
    ended.abort();
  }
}
