import { useEffect, useEffectEvent, useRef } from 'react';
import type { LogLine } from '../../session/gameSession.ts';

/** Calls `take` with new lines, each once, oldest first. Excludes lines that were there at first and lines that were looked up. */
export function useNewLines(all: readonly LogLine[], take: (lines: readonly LogLine[]) => void): void {
  const known = useRef(newestIn(all));
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const fresh = all.filter(({ key }) => key > known.current);
    if (fresh.length === 0) return;
    known.current = newestIn(fresh);
    takeNow(fresh);
  }, [all]);
}

/**
 * Returns the key of the latest line that was added during play, or -1 if there is none. Lines that were looked up have negative
 * keys.
 */
function newestIn(all: readonly LogLine[]): number {
  return all.findLast(({ key }) => key >= 0)?.key ?? -1;
}
