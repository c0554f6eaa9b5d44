import { shownLater } from '../../ui/shownLater.tsx';
import { PlayRoom } from '../../table/play/PlayRoom.tsx';
import type { PlayRoomOptions } from '../../table/play/usePlayRoom.ts';

const FirstTimes = shownLater(async () => (await import('./FirstTimes.tsx')).FirstTimes);

/** A running game where one practises: what comes up for the first time is pointed out. */
export function PracticeRoom(room: PlayRoomOptions) {
  return (
    <PlayRoom {...room}>
      <FirstTimes game={room.game} />
    </PlayRoom>
  );
}
