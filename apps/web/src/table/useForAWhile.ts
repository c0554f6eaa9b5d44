import { useEffect, useState } from 'react';

/** True from the first paint on for so many milliseconds, and then false. */
export function useForAWhile(milliseconds: number): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return shown;
}
