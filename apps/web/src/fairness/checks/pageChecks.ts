import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { untilLeft } from '../../inTime.ts';
import { currentGuest } from '../../session/guest.ts';
import { evidenceText } from '../evidence.ts';
import { checkInWorker } from './checkInWorker.ts';
import type { CheckOfGame } from './checkStored.ts';
import { GameChecks } from './gameChecks.ts';

/** By how much the devices of a table are spread that ask for the record of a game that is over, in ms. */
const SPREAD = 10_000;
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 300_000;

/** A time between 0 and so many ms that nobody can foretell. */
function randomTime(most: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (drawn / 2 ** 32) * most;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Until the device has a network again, if it has none; else for a while, longer each time. */
async function untilBack(failures: number): Promise<void> {
  if (navigator.onLine) {
    const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
    await Promise.race([after(wait / 2 + randomTime(wait / 2)), networkBack()]);
  } else {
    await networkBack();
  }
  // All at a table have lost the same network, and have it back at the same time.
  return after(randomTime(SPREAD));
}

function networkBack(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** The checks of this page. */
export const pageChecks = new GameChecks({
  check: (id) => checkInWorker({ id, token: currentGuest()?.token ?? null, evidence: evidenceText() }),
  idle: (act) => void (globalThis.requestIdleCallback ?? setTimeout)(act),
  pause: () => after(randomTime(SPREAD)),
  back: untilBack,
});

/** What was found out about a game; null if nothing was yet. */
export function useFound(gameId: string): CheckOfGame | null {
  const latest = useStore(pageChecks.store, (found) => found[gameId] ?? null);
  // What was saved by an earlier page is read once.
  const [before] = useState(() => pageChecks.found(gameId));
  return latest ?? before;
}

/** The same, where somebody asks for it: it is checked at once, if it has not been. Also the way to check it again. */
export function useCheckedNow(gameId: string): readonly [CheckOfGame | null, again: () => void] {
  const [found, setFound] = useState<CheckOfGame | null>(null);
  const take = useCallback((asked: Promise<CheckOfGame>) => untilLeft(asked, setFound), []);
  useEffect(() => take(pageChecks.checkNow(gameId)), [gameId, take]);
  const again = useCallback(() => {
    setFound(null);
    take(pageChecks.checkAgain(gameId));
  }, [gameId, take]);
  return [found, again];
}
