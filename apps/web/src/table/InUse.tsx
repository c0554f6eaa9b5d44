import { useResultSound } from './result/useResultSound.ts';
import { useWakeLock } from './useWakeLock.ts';

/** What `<InUse>` takes. */
export interface InUseProps {
  /** The game that is shown; null for none. */
  readonly gameId: string | null;
  /** Whether it has come to its result. */
  readonly isOver: boolean;
}

/** What a table does for those who use it, and nobody sees: the screen stays awake, and the end of a game is heard. */
export function InUse({ gameId, isOver }: InUseProps) {
  useWakeLock();
  useResultSound(gameId, isOver);
  return null;
}
