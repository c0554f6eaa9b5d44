import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { usePreferences } from '../../kit/preferences.ts';
import { playTurnTone } from './turnTone.ts';

/* A board may answer by itself what its player has answered in advance: so much later, in ms, it has begun to. */
const A_MOMENT = 200;

/**
 * Tells the player once that something is asked of them: to those who listen after the lines before it, and with a soft tone.
 * `asks` is what is said, null while nothing is asked. Whatever is being answered is not told.
 */
export function useYourTurn(asks: string | null, answering: boolean): void {
  const announce = useAnnounce();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (asks === null) told.current = null;
    if (asks === null || asks === told.current || answering) return;
    const timer = setTimeout(() => {
      told.current = asks;
      announce(asks);
      if (usePreferences.getState().sound === 'on') playTurnTone();
    }, A_MOMENT);
    return () => clearTimeout(timer);
  }, [asks, answering, announce]);
}
