import { useEffect, useEffectEvent, useState } from 'react';
import { type ClockFace, clockFace } from '../../ui/clockFace.ts';

/** How long a score sheet that closes by itself stays open, in ms. */
export const SHEET_LASTS = 10_000;
const SECOND = 1000;

/** Closes something 10 s after `isOn` has become true, unless it is false again by then. Answers the ring that shows it. */
export function useSelfClosing(isOn: boolean, close: () => void): ClockFace | null {
  const [left, setLeft] = useState(SHEET_LASTS);
  const end = useEffectEvent(close);
  useEffect(() => {
    if (!isOn) return;
    const closes = performance.now() + SHEET_LASTS;
    const tick = () => setLeft(Math.max(0, closes - performance.now()));
    tick();
    const ticking = setInterval(tick, SECOND);
    const timer = setTimeout(() => end(), SHEET_LASTS);
    return () => {
      clearInterval(ticking);
      clearTimeout(timer);
    };
  }, [isOn]);
  return isOn ? clockFace(left, SHEET_LASTS, true) : null;
}
