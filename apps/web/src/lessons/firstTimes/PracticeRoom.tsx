import { useEffect, useState } from 'react';
import { shownLater } from '../../ui/shownLater.tsx';
import { PlayRoom } from '../../table/play/PlayRoom.tsx';
import type { PlayRoomOptions } from '../../table/play/usePlayRoom.ts';

const FirstTimes = shownLater(async () => (await import('./FirstTimes.tsx')).FirstTimes);

/** A running game where one practises: what comes up for the first time is pointed out, once something has been pressed. */
export function PracticeRoom(room: PlayRoomOptions) {
  const isInUse = useFirstPress();
  return <PlayRoom {...room}>{isInUse && <FirstTimes game={room.game} />}</PlayRoom>;
}

/** Whether anything has been pressed since it was first shown: until then a page loads only what it needs to be used. */
function useFirstPress(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const press = () => setPressed(true);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, press, { once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, press);
    };
  }, []);
  return isPressed;
}
