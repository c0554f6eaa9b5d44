import { getPriority, setPriority } from 'node:os';

/** By how much this thread is nicer than the others: a third of their share of a processor, where there are too few. */
const NICER = 5;
/** The nicest that there is. */
const NICEST = 19;

/**
 * Lowers the priority of the thread that calls this, so that what it does in long pieces keeps nobody waiting where there are fewer
 * processors than threads that want one. Only Linux has a priority for each thread: elsewhere it does nothing.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  // The process 0 is the calling thread there.
  setPriority(0, Math.min(NICEST, getPriority(0) + NICER));
}
