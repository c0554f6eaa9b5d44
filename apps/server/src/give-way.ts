import { getPriority, setPriority } from 'node:os';

/** The increase of this thread's nice value. With it, the thread gets a third of the others' share of a busy processor. */
const NICER = 5;
/** The maximum nice value. */
const NICEST = 19;

/**
 * Lowers the priority of the calling thread, so that its long tasks do not delay other threads on a busy machine. Only Linux has a
 * priority per thread; on other systems, the call has no effect.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  // On Linux, process 0 is the calling thread.
  setPriority(0, Math.min(NICEST, getPriority(0) + NICER));
}
