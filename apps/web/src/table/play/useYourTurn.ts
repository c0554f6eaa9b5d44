import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { playTurnTone, tap } from '../../kit/turnTone.ts';
import { beginCall, endCall } from '../call/call.ts';

/* A board may answer by itself what its player has answered in advance: so much later, in ms, it has begun to. */
const A_MOMENT = 200;
const ONE_TAP = 60;

/**
 * Tells the player once that something is asked of them: to those who listen after the lines before it, with a soft tone and a tap,
 * and to those who look elsewhere. `asks` is what is said, null while nothing is asked; `title` is the game's. Whatever is being
 * answered is not told.
 */
export function useYourTurn(asks: string | null, title: string, answering: boolean): void {
  const announce = useAnnounce();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (asks === null) told.current = null;
    if (asks === null || asks === told.current || answering) return;
    const timer = setTimeout(() => {
      told.current = asks;
      announce(asks);
      playTurnTone();
      tap(ONE_TAP);
      beginCall(title);
    }, A_MOMENT);
    return () => clearTimeout(timer);
  }, [asks, title, answering, announce]);
  const isAsked = asks !== null && !answering;
  useEffect(() => (isAsked ? endCall : undefined), [isAsked]);
}
