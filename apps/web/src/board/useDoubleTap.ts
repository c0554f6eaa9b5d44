import { useRef } from 'react';

/** Two touches of one card within this time, in milliseconds, are a double one. */
const TWICE = 350;

/** Takes each touch of a card, and tells whether it was the second of two in quick succession. */
export function useDoubleTap(): (card: string) => boolean {
  const last = useRef<{ readonly card: string; readonly at: number } | null>(null);
  return (card) => {
    const at = performance.now();
    const twice = last.current?.card === card && at - last.current.at < TWICE;
    last.current = { card, at };
    return twice;
  };
}
