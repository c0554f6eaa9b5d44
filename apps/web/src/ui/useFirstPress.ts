import { useEffect, useState } from 'react';

/** Whether anything has been pressed since it was first shown: until then a page loads only what it needs to be used. */
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
