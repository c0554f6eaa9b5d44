import { Moments, type MomentsProps } from './moments/Moments.tsx';
import { PressTwice } from './pressTwice/PressTwice.tsx';
import { useResultSound } from './result/useResultSound.ts';
import { useWakeLock } from './useWakeLock.ts';

/**
 * What a table does for those who use it, and does not wait for: the screen stays awake, the end of a game is heard, its big
 * moments are shown large, and a quicker way to play a card is said once.
 */
export function InUse(shown: MomentsProps) {
  const { game, result } = shown;
  useWakeLock();
  useResultSound(game.gameId, result !== null);
  return (
    <>
      <Moments key={game.gameId} {...shown} />
      <PressTwice game={game} />
    </>
  );
}
