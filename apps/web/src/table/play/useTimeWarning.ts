import { useEffect } from 'react';
import { leftOn } from '../../board/clock/seatClock.ts';
import { ownClock, useTableClocks } from '../../board/clock/tableClocks.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { LITTLE_TIME } from '../../ui/clockFace.ts';
import { playSound } from '../../ui/sound/playSound.ts';
import { secondsLeft } from '../../session/words/clockWords.ts';
import { useSay } from '../../language/language.ts';

/** Announces once, politely, that the viewer has little time left, and plays a sound. */
export function useTimeWarning(): void {
  const say = useSay();
  const announce = useAnnounce();
  const clock = ownClock(useTableClocks());
  useEffect(() => {
    if (clock?.runs !== true) return;
    const wait = leftOn(clock, performance.now()) - LITTLE_TIME;
    // This player already had the warning; the table has only sent the clock again.
    if (wait < 0) return;
    const timer = setTimeout(() => {
      announce(say(secondsLeft(LITTLE_TIME / 1000)));
      playSound('timeRunningOut');
    }, wait);
    return () => clearTimeout(timer);
  }, [clock, announce, say]);
}
