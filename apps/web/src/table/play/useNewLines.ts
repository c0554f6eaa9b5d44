import { useEffect, useEffectEvent, useRef } from 'react';
import type { LogLine } from '../../session/gameSession.ts';

/** Calls `take` with the lines that are sent again, each once, oldest first; with none that was there before or was looked up. */
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

/** The key of the latest line that was written as it happened, as those below 0 were looked up; -1 if there is none. */
function newestIn(all: readonly LogLine[]): number {
  return all.findLast(({ key }) => key >= 0)?.key ?? -1;
}
