import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { end, nextMessage, start } from '../child-processes.mjs';
import type { MatchOutcome } from './match.ts';
import type { Pair } from './pairs.ts';
import type { Task } from './player.ts';

/** The limits of a row. */
export interface RowLimits {
  /** The time for the row, in ms. The row starts no deal that would likely exceed it. */
  readonly ms: number;
  /** The maximum number of deals. */
  readonly deals: number;
  /** The maximum number of playouts per decision. */
  readonly playouts: number;
}

/** The least number of deals of a row, whatever its time: an interval needs two. */
const LEAST_DEALS = 2;

/** One process per core, each of which plays one deal at a time. */
export class Players {
  readonly #processes: readonly ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
    start(process.execPath, [...process.execArgv, join(import.meta.dirname, 'player.ts')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );

  /** Plays a row within its limits. Resolves with the outcomes of its deals, from number 0 on. Rejects if a process dies. */
  async play(pair: Pair, { ms, deals, playouts }: RowLimits): Promise<readonly (readonly MatchOutcome[])[]> {
    const outcomes: (readonly MatchOutcome[])[] = [];
    const since = performance.now();
    let [next, longest] = [0, 0];
    const isLeft = (): boolean => next < deals && (next < LEAST_DEALS || performance.now() - since + longest < ms);
    await Promise.all(this.#processes.map(async (process) => {
      while (isLeft()) {
        const number = next++;
        const from = performance.now();
        outcomes[number] = await ask(process, { pair, number, playouts });
        longest = Math.max(longest, performance.now() - from);
      }
    }));
    return outcomes;
  }

  /** Ends all processes. Resolves when they have exited. */
  async end(): Promise<void> {
    await Promise.all(this.#processes.map((process) => end(process)));
  }
}

async function ask(process: ChildProcess, task: Task): Promise<readonly MatchOutcome[]> {
  const answer = nextMessage(process);
  process.send(task);
  return (await answer) as readonly MatchOutcome[];
}
