import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { usePreferences } from '../../kit/preferences.ts';
import { playTurnTone } from './turnTone.ts';

/** Tells the player that something is asked of them now: at once to those who listen, and with a soft tone. */
export function useYourTurn(yours: boolean): void {
  const announce = useAnnounce();
  const before = useRef(false);
  useEffect(() => {
    const begins = yours && !before.current;
    before.current = yours;
    if (!begins) return;
    announce('Your turn.', 'atOnce');
    if (usePreferences.getState().sound === 'on') playTurnTone();
  }, [yours, announce]);
}
