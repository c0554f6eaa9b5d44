import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { playSound } from '../../ui/sound/playSound.ts';
import { tap } from '../../ui/tap.ts';
import { beginCall, endCall } from '../call/call.ts';

/* A board may give an answer prepared in advance: this much later, in ms, it has started to. */
const A_MOMENT = 200;
const ONE_TAP = 60;

/** A player's question, as `useYourTurn` follows it. */
export interface TurnQuestion {
  /** The question in full; null while nothing is asked, or something is still being shown. */
  readonly asks: string | null;
  /** The game's title. */
  readonly title: string;
  /** Whether the game waits for the player, even while something is still being shown. */
  readonly pending: boolean;
  /** Whether an answer is being sent: a question being answered is not announced. */
  readonly answering: boolean;
  /** The number of their answers: after each of them the same question counts as new. */
  readonly answers: number;
}

/**
 * Alerts the player once to each question. It announces the question after the lines before it. A soft tone and a vibration come as
 * soon as the game waits for the player, but not with every question. It notifies a player who is looking elsewhere.
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
