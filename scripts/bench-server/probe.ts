import { isMainThread } from 'node:worker_threads';
import { Lateness } from './lateness.ts';

/** What a measured process may be asked: what it has used since it was last asked; or what it weighs, all garbage collected. */
export type ProbeQuestion = 'read' | 'weigh';

/** What a process has used since it was asked last. Times are in ms. */
export interface Usage {
  /** Processor time of all its threads. */
  readonly cpu: number;
  /** How late the main thread was for what it had to do, the 99th of 100 times. */
  readonly lag: number;
}

const MICROSECONDS = 1e3;

/** Loaded into a server before anything of its own, so that what is measured is the server as it is built. */
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
