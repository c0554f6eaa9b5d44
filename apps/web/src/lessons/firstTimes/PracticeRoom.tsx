import { shownLater } from '../../ui/shownLater.tsx';
import { useFirstPress } from '../../ui/useFirstPress.ts';
import { PlayRoom } from '../../table/play/PlayRoom.tsx';
import type { PlayRoomOptions } from '../../table/play/usePlayRoom.ts';

const FirstTimes = shownLater(async () => (await import('./FirstTimes.tsx')).FirstTimes);

/** A running practice game, with first-time hints after the player's first press. */
export function PracticeRoom(room: PlayRoomOptions) {
  const isInUse = useFirstPress();
  return <PlayRoom {...room}>{isInUse && <FirstTimes game={room.game} />}</PlayRoom>;
}
