import { type RefObject, useEffect, useRef } from 'react';

/** What belongs together for a reader: a list item, a choice with its help, a band. */
const WHOLE = 'li, fieldset, form, .band, .button';

/**
 * Returns a ref to what was pressed last, in any way, with what belongs to it: browsers disagree on which press moves the focus.
 */
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
