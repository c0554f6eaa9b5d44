import type { Log } from './log.ts';

/** The logger interface of Colyseus. */
interface FrameworkLog {
  trace(): void;
  debug(): void;
  info(): void;
  warn(): void;
  error(...said: readonly unknown[]): void;
}

/**
 * Returns a logger for Colyseus that omits message texts, because they quote data from browsers, including cards. It logs only the
 * location in Colyseus's code, which is enough to find the cause.
 */
export function frameworkLog(log: Log): FrameworkLog {
  const nothing = (): void => undefined;
  const note = (): void => log.warn({ place: placeOf(new Error().stack ?? '') }, 'the framework complained');
  return { trace: nothing, debug: nothing, info: nothing, warn: note, error: note };
}

/** A line of a stack trace: the function's name, if it has one, and the file and line. */
const FRAME = /^ +at (?:(?<name>.+) \()?.*?(?<where>[\w.-]+:\d+):\d+\)?$/gm;
/** Functions that only forward log messages of Colyseus. */
const PASSING_ON = /(?:^|[. ])(?:note|warn|error|debugAndPrintError)(?: \[as \w+\])?$/;

/** Returns the place in Colyseus that logged: the first stack frame that does not only forward messages. */
function placeOf(stack: string): string {
  const frames = [...stack.matchAll(FRAME)].map(({ groups }) => ({ name: groups?.['name'] ?? '', where: groups?.['where'] ?? '' }));
  const place = frames.find(({ name }) => !PASSING_ON.test(name));
  return place === undefined ? 'unknown' : `${place.name} ${place.where}`.trim();
}
