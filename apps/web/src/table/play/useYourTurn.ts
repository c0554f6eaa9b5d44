import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { playSound } from '../../ui/sound/playSound.ts';
import { tap } from '../../ui/tap.ts';
import { beginCall, endCall } from '../call/call.ts';

/* A board may answer by itself what its player has answered in advance: so much later, in ms, it has started to. */
const A_MOMENT = 200;
const ONE_TAP = 60;

/** What a player is asked, as `useYourTurn` follows it. */
export interface TurnQuestion {
  /** What is said of it, in full; null while nothing is asked, or something is still being shown. */
  readonly asks: string | null;
  /** The game's. */
  readonly title: string;
  /** Whether the game awaits the player, also while something is still being shown. */
  readonly pending: boolean;
  /** Whether an answer is on its way: what is being answered is not said. */
  readonly answering: boolean;
  /** How many answers they have given: after each of them the same question is another. */
  readonly answers: number;
}

/**
 * Tells the player once that something is asked of them: to those who listen after the lines before it; with a soft tone and a tap
 * as soon as the game waits for them, whatever is still being shown, and not at each thing that it asks; and to those who look
 * elsewhere.
 */
export function useYourTurn({ asks, title, pending, answering, answers }: TurnQuestion): void {
  const announce = useAnnounce();
  const announced = useRef<Pick<TurnQuestion, 'asks' | 'answers'> | null>(null);
  const called = useRef(false);
  useEffect(() => {
    if (!pending) called.current = false;
  }, [pending]);
  const isAsked = pending && !answering;
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => {
      beginCall(title);
      if (called.current) return;
      called.current = true;
      playSound('yourTurn');
      tap(ONE_TAP);
    }, A_MOMENT);
    return () => {
      clearTimeout(timer);
      endCall();
    };
  }, [isAsked, title]);
  useEffect(() => {
    if (asks === null) announced.current = null;
    if (asks === null || answering || (announced.current?.asks === asks && announced.current.answers === answers)) return;
    const timer = setTimeout(() => {
      announced.current = { asks, answers };
      announce(asks);
    }, A_MOMENT);
    return () => clearTimeout(timer);
  }, [asks, answering, answers, announce]);
}
