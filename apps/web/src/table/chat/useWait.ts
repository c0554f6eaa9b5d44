import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Returns the whole seconds left of a countdown, or 0 if none is running, and a function that starts one. An idle countdown causes
 * no re-render.
 */
export function useWait(): readonly [seconds: number, wait: (milliseconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= until) setUntil(0);
    }, SECOND / 4);
    return () => clearInterval(timer);
  }, [until]);
  const begin = (milliseconds: number): void => {
    setNow(performance.now());
    setUntil(milliseconds <= 0 ? 0 : performance.now() + milliseconds);
  };
  return [Math.max(0, Math.ceil((until - now) / SECOND)), begin];
}
