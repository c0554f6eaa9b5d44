import { cpus } from 'node:os';

/** Returns the CPU time that the machine has spent since it started, over all cores, in ms. */
export function machineTime(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}
