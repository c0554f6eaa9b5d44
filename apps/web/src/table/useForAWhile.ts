import { useEffect, useState } from 'react';

/** Returns true from the first paint on for this many ms, and then false. */
export function useForAWhile(milliseconds: number): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return shown;
}
