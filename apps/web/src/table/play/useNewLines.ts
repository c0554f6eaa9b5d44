import { useEffect, useEffectEvent, useRef } from 'react';
import type { LogLine } from '../../session/gameSession.ts';

/** Calls `take` with new lines, each once, oldest first; never with lines that were there before or were looked up. */
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

/** The key of the latest line written as it happened, since negative ones were looked up; -1 if there is none. */
function newestIn(all: readonly LogLine[]): number {
  return all.findLast(({ key }) => key >= 0)?.key ?? -1;
}
