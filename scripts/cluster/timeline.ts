import type { Return } from './person.ts';

const STAGES = [
  ['lost', 'the connection was gone'],
  ['asked', 'asked the server that let them in'],
  ['open', 'the table was open'],
  ['connected', 'connected to it'],
  ['seen', 'saw it'],
  ['answered', 'were answered by it'],
] as const;
const SHARES = [0.5, 0.9, 1];

/** Returns when the simulated players reached each stage of their return, in seconds since `since`, one line per stage. */
export function timelineOf(returns: readonly Return[], since: number): readonly string[] {
  const inVain = returns.reduce((sum, one) => sum + one.inVain, 0);
  const stages = STAGES.map(([stage, says]) => {
    const times = returns.map((one) => one[stage] - since).toSorted((one, other) => one - other);
    const shares = SHARES.map((share) => ((times[Math.ceil(share * times.length) - 1] ?? 0) / 1000).toFixed(2));
    return `  ${says.padEnd(36)} ${shares.map((share) => share.padStart(6)).join('')}`;
  });
  return [`  ${'seconds after it, p50, p90 and last'.padEnd(36)}   (asked ${inVain} times in vain)`, ...stages];
}
