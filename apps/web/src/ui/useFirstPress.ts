import { useEffect, useState } from 'react';

/**
 * Returns whether the user has pressed anything since the component was mounted. Before that, a page loads only what its first
 * paint needs.
 */
export function useFirstPress(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const press = () => setPressed(true);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, press, { once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, press);
    };
  }, []);
  return isPressed;
}
