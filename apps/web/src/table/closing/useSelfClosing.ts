import { useEffect, useEffectEvent, useState } from 'react';
import { type ClockFace, clockFace } from '../../ui/clockFace.ts';

/** The time after which a self-closing container closes, in ms. */
export const LASTS = 10_000;
const SECOND = 1000;

/**
 * Calls `close` 10 s after `isOn` has become true, unless `isOn` becomes false before that. Returns the ring that shows the time
 * left, or null while `isOn` is false.
 */
export function useSelfClosing(isOn: boolean, close: () => void): ClockFace | null {
  const [left, setLeft] = useState(LASTS);
  const end = useEffectEvent(close);
  useEffect(() => {
    if (!isOn) return;
    const closes = performance.now() + LASTS;
    const tick = () => setLeft(Math.max(0, closes - performance.now()));
    tick();
    const ticking = setInterval(tick, SECOND);
    const timer = setTimeout(() => end(), LASTS);
    return () => {
      clearInterval(ticking);
      clearTimeout(timer);
    };
  }, [isOn]);
  return isOn ? clockFace(left, LASTS, true) : null;
}
