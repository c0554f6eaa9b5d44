import type { Refusal } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { getGame } from '../connection/endedGames.ts';
import { currentGuest } from '../connection/guest.ts';
import { checkGame, type CheckableGame, type CheckedGame } from './checkGame.ts';
import { numbersOf } from './keptNumbers.ts';

/** What came of checking a game: it could not be had, or what was found out, with the names at its seats and one's own seat. */
export type CheckOfGame =
  | { readonly had: false; readonly refusal: Refusal }
  | { readonly had: true; readonly checked: CheckedGame; readonly names: readonly string[]; readonly you: number | null };

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Asks for a game that is over and checks it, once; null until that is done. */
export function useCheckedGame(game: CheckableGame, id: string): CheckOfGame | null {
  const [found, setFound] = useState<CheckOfGame | null>(null);
  useEffect(() => {
    let wanted = true;
    void checkOf(game, id).then((check) => wanted && setFound(check));
    return () => {
      wanted = false;
    };
  }, [game, id]);
  return found;
}

async function checkOf(game: CheckableGame, id: string): Promise<CheckOfGame> {
  const answer = await getGame(currentGuest()?.token, id);
  if (!answer.ok) return { had: false, refusal: answer };
  const checked = await checkGame(game, answer.game, numbersOf(id), rest);
  return { had: true, checked, names: answer.game.seats.map(({ name }) => name), you: answer.yourSeat };
}
