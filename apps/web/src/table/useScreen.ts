import { useEffect, useState } from 'react';
import type { AnyGameScreen } from '../boards/board.ts';
import { loadScreen } from '../boards/loadScreen.ts';

/** The screen of a game; null while it is being loaded, and where it cannot be. */
export function useScreen(game: string): AnyGameScreen | null {
  const [screen, setScreen] = useState<AnyGameScreen | null>(null);
  useEffect(() => {
    let gone = false;
    // What cannot be loaded now is loaded, or refused, when the game begins.
    loadScreen(game).then(
      (loaded) => !gone && setScreen(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
      setScreen(null);
    };
  }, [game]);
  return screen;
}
