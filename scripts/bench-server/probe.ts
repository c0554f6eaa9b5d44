import { isMainThread } from 'node:worker_threads';
import { Lateness } from './lateness.ts';

/** A query to a measured process: for its usage since the last query, or for its heap size after a garbage collection. */
export type ProbeQuestion = 'read' | 'weigh';

/** The resource usage of a process since the last query. Times are in ms. */
export interface Usage {
  /** The CPU time of all threads of the process. */
  readonly cpu: number;
  /** The p99 event loop lag of the main thread. */
  readonly lag: number;
}

const MICROSECONDS = 1e3;

/** A preload for measured servers, which need no changes of their own. */
if (isMainThread && process.send !== undefined) {
  const lateness = new Lateness();
  let before = process.cpuUsage();
  process.on('message', (question: ProbeQuestion) => process.send?.(question === 'read' ? read() : weigh()));
  process.channel?.unref();

  function read(): Usage {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    return { cpu: (user + system) / MICROSECONDS, lag: lateness.read() };
  }

  function weigh(): number {
    for (let times = 0; times < 3; times++) globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  }
}
