import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { playSound } from '../../ui/sound/playSound.ts';
import { tap } from '../../ui/tap.ts';
import { beginCall, endCall } from '../call/call.ts';

/* A board may give an answer prepared in advance. It has started to do so after this many ms. */
const A_MOMENT = 200;
const ONE_TAP = 60;

/** A player's current question, followed by `useYourTurn`. */
export interface TurnQuestion {
  /** The question in full, or null if there is none, or something is still being shown. */
  readonly asks: string | null;
  /** The game's title. */
  readonly title: string;
  /** Whether it is the player's turn, even while something is still being shown. */
  readonly pending: boolean;
  /** Whether an answer is being sent. The hook does not announce a question during that time. */
  readonly answering: boolean;
  /** The number of the player's answers. After each answer, the same question counts as new. */
  readonly answers: number;
}

/**
 * Alerts the player once to each question. Announces the question after the lines before it. Plays a soft tone and vibrates as soon
 * as it is the player's turn, but not with every question. Notifies a player who is looking elsewhere.
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
