import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { untilLeft } from '../../inTime.ts';
import { currentGuest } from '../../session/guest.ts';
import { evidenceText } from '../evidence.ts';
import { checkInWorker } from './checkInWorker.ts';
import type { CheckOfGame } from './checkStored.ts';
import { GameChecks } from './gameChecks.ts';

/** The devices of a table request the record of a finished game within this time, in ms. */
const SPREAD = 10_000;
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 300_000;

/** Returns an unpredictable time between 0 and `most` ms. */
function randomTime(most: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (drawn / 2 ** 32) * most;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Resolves when the device has a network again. If the device already has one, it resolves after a while, which is longer after
 * each failure.
 */
async function untilBack(failures: number): Promise<void> {
  if (navigator.onLine) {
    const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
    await Promise.race([after(wait / 2 + randomTime(wait / 2)), networkBack()]);
  } else {
    await networkBack();
  }
  // Everyone at a table has lost the same network, and the network returns for all of them at the same time.
  return after(randomTime(SPREAD));
}

function networkBack(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** The checks of finished games that this page runs. */
export const pageChecks = new GameChecks({
  check: (id) => checkInWorker({ id, token: currentGuest()?.token ?? null, evidence: evidenceText() }),
  idle: (act) => void (globalThis.requestIdleCallback ?? setTimeout)(act),
  pause: () => after(randomTime(SPREAD)),
  back: untilBack,
});

/** Returns the finding about a game, or null if there is none yet. */
export function useFound(gameId: string): CheckOfGame | null {
  const latest = useStore(pageChecks.store, (found) => found[gameId] ?? null);
  // Reads a finding that an earlier page stored only once.
  const [before] = useState(() => pageChecks.found(gameId));
  return latest ?? before;
}

/**
 * Returns the finding about a game and a function that checks the game again. Checks the game at once if it has not been checked.
 * The finding is null until the check ends.
 */
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
