import { Moments, type MomentsProps } from './moments/Moments.tsx';
import { PressTwice } from './pressTwice/PressTwice.tsx';
import { useResultSound } from './result/useResultSound.ts';
import { useWakeLock } from './useWakeLock.ts';

/**
 * Components of a table in use, which loading does not wait for. The screen stays awake, the end of a game sounds, and its big
 * moments are shown large. A hint about a quicker way to play a card appears once.
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
