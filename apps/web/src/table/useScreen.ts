import { useEffect, useState } from 'react';
import type { AnyGameScreen } from '../board/screen.ts';
import { loadScreen } from '../games/loadScreen.ts';
import { untilLeft } from '../inTime.ts';

/** Returns the screen of a game. Returns null while it is being loaded and if loading fails. */
export function useScreen(game: string): AnyGameScreen | null {
  const [screen, setScreen] = useState<AnyGameScreen | null>(null);
  useEffect(() => {
    // The start of the game repeats or refuses a failed load.
    const leave = untilLeft(loadScreen(game), setScreen, () => undefined);
    return () => {
      leave();
      setScreen(null);
    };
  }, [game]);
  return screen;
}
