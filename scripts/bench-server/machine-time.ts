import { cpus } from 'node:os';

/** For how long the machine's processors have worked for anybody, all together, in ms. */
export function machineTime(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}
