import type { Refusal } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { untilLeft } from '../inTime.ts';
import { checkGame, type CheckedGame } from './checkGame.ts';
import { fetchStoredGame } from './storedGame.ts';
import { deviceEvidence } from './evidence.ts';

/** What came of checking a game: it could not be had, or what was found out, with the names at its seats and one's own seat. */
export type CheckOfGame =
  | { readonly had: false; readonly refusal: Refusal }
  | { readonly had: true; readonly checked: CheckedGame; readonly names: readonly string[]; readonly you: number | null };

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Asks for a game that is over and checks it, once; null until that is done. */
export function useCheckedGame(id: string): CheckOfGame | null {
  const [found, setFound] = useState<CheckOfGame | null>(null);
  useEffect(() => untilLeft(checkOf(id), setFound), [id]);
  return found;
}

async function checkOf(id: string): Promise<CheckOfGame> {
  const had = await fetchStoredGame(id);
  if (!('screen' in had)) return { had: false, refusal: had };
  const { game, yourSeat, screen } = had;
  const checked = await checkGame(screen.game, game, deviceEvidence.of(id), rest);
  return { had: true, checked, names: game.seats.map(({ name }) => name), you: yourSeat };
}
