import { useEffect, useState } from 'react';
import type { AnyGameScreen } from '../board/screen.ts';
import { loadScreen } from '../games/loadScreen.ts';
import { untilLeft } from '../inTime.ts';

/** The screen of a game; null while it is being loaded, and where it cannot be. */
export function useScreen(game: string): AnyGameScreen | null {
  const [screen, setScreen] = useState<AnyGameScreen | null>(null);
  useEffect(() => {
    // What cannot be loaded now is loaded, or refused, when the game begins.
    const leave = untilLeft(loadScreen(game), setScreen, () => undefined);
    return () => {
      leave();
      setScreen(null);
    };
  }, [game]);
  return screen;
}
