import type { CountedLines } from './counted-lines.ts';
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
 * What Colyseus would log, without what it says: it quotes what browsers sent, cards and all. What is written is where in
 * Colyseus it was said, which is enough to look for, and of which there are few.
 */
export function frameworkLog(lines: CountedLines): FrameworkLog {
  const nothing = (): void => undefined;
  const note = (): void => lines.note(placeOf(new Error().stack ?? ''));
  return { trace: nothing, debug: nothing, info: nothing, warn: note, error: note };
}

/** Writes one line for what happened so many times at one place of Colyseus. */
export function writeFrameworkLine(log: Log): (place: string, times: number) => void {
  return (place, times) => log.warn({ place, times }, 'the framework complained');
}

/** Where Colyseus complained: the first line of our own stack that lies in it, and not in its helpers for complaining. */
function placeOf(stack: string): string {
  const frames = [...stack.matchAll(/@colyseus\/(?<file>[\w./-]+?):(?<line>\d+):\d+/g)];
  const place = frames.find(({ groups }) => !/\/(?:Debug|Logger)\.[cm]js$/.test(groups?.['file'] ?? ''));
  return place === undefined ? 'unknown' : `${place.groups?.['file']}:${place.groups?.['line']}`;
}
