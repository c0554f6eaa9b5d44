import { useRef } from 'react';

/** Two taps on one card within this time, in ms, are a double tap. */
const TWICE = 350;

/** Returns a function that registers a tap on a card and returns whether it was the second of a double tap. */
export function useDoubleTap(): (card: string) => boolean {
  const last = useRef<{ readonly card: string; readonly at: number } | null>(null);
  return (card) => {
    const at = performance.now();
    const twice = last.current?.card === card && at - last.current.at < TWICE;
    last.current = { card, at };
    return twice;
  };
}
