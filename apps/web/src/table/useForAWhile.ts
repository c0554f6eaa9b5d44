import { useEffect, useState } from 'react';

/** Returns true for this many ms after the first paint and false from then on. */
export function useForAWhile(milliseconds: number): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return shown;
}
