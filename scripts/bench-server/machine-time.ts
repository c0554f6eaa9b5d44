import { cpus } from 'node:os';

/** Returns the CPU time of the whole machine so far, over all cores, in ms. */
export function machineTime(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}
