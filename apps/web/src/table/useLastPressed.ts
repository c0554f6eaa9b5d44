import { type RefObject, useEffect, useRef } from 'react';

/** What belongs together for one who reads: a row of a list, a choice with its help, a band. */
const WHOLE = 'li, fieldset, form, .band, .button';

/** What was pressed last, by whatever means, with what belongs to it: browsers do not agree on what a press gives the focus. */
export function useLastPressed(): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target.closest(WHOLE) ?? target;
    };
    const options = { capture: true };
    document.addEventListener('pointerdown', note, options);
    document.addEventListener('keydown', note, options);
    return () => {
      document.removeEventListener('pointerdown', note, options);
      document.removeEventListener('keydown', note, options);
    };
  }, []);
  return pressed;
}
