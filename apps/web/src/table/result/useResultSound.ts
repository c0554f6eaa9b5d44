import { useEffect, useRef } from 'react';
import { playSound } from '../../ui/sound/playSound.ts';
import { tap } from '../../ui/tap.ts';

/* Two taps and a long one, and the pauses between them, in ms. */
const OVER = [50, 70, 50, 70, 120] as const;

/** Plays a sound and vibrates when a game ends, for viewers who saw the game in progress. */
export function useResultSound(gameId: string | null, isOver: boolean): void {
  const wentOn = useRef<string | null>(null);
  useEffect(() => {
    if (!isOver) wentOn.current = gameId;
    else if (gameId !== null && wentOn.current === gameId) {
      wentOn.current = null;
      playSound('win');
      tap(...OVER);
    }
  }, [gameId, isOver]);
}
