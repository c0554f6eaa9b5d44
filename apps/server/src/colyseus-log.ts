import type { Log } from './log.ts';

/** What Colyseus writes to. */
interface FrameworkLog {
  trace(): void;
  debug(): void;
  info(): void;
  warn(): void;
  error(...said: readonly unknown[]): void;
}

/**
 * Returns a logger for Colyseus that leaves out message texts, because they quote what browsers sent, cards included. It logs only
 * the place in Colyseus, which is enough to find the cause.
 */
export function frameworkLog(log: Log): FrameworkLog {
  const nothing = (): void => undefined;
  const note = (): void => log.warn({ place: placeOf(new Error().stack ?? '') }, 'the framework complained');
  return { trace: nothing, debug: nothing, info: nothing, warn: note, error: note };
}

/** One line of a stack: the function's name, if it has one, and the file and the line. */
const FRAME = /^ +at (?:(?<name>.+) \()?.*?(?<where>[\w.-]+:\d+):\d+\)?$/gm;
/** What only passes on what Colyseus says. */
const PASSING_ON = /(?:^|[. ])(?:note|warn|error|debugAndPrintError)(?: \[as \w+\])?$/;

/** Where Colyseus complained: the first line of our own stack that does more than pass that on. */
function placeOf(stack: string): string {
  const frames = [...stack.matchAll(FRAME)].map(({ groups }) => ({ name: groups?.['name'] ?? '', where: groups?.['where'] ?? '' }));
  const place = frames.find(({ name }) => !PASSING_ON.test(name));
  return place === undefined ? 'unknown' : `${place.name} ${place.where}`.trim();
}
