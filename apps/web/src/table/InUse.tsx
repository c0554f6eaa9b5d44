import { Moments, type MomentsProps } from './moments/Moments.tsx';
import { PressTwice } from './pressTwice/PressTwice.tsx';
import { useResultSound } from './result/useResultSound.ts';
import { useWakeLock } from './useWakeLock.ts';

/**
 * The parts of a table in use that load after the table. They keep the screen awake, play a sound at the end of a game, and show
 * big moments at a large size. They point out once a quicker way to play a card.
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
