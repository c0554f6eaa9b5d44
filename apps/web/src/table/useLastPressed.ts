import { type RefObject, useEffect, useRef } from 'react';

/** Elements that readers see as a unit: a list item, a choice with its help, a band. */
const WHOLE = 'li, fieldset, form, .band, .button';

/**
 * Returns a ref to the unit around the last pressed element, regardless of how it was pressed. The focus does not show this,
 * because browsers disagree on which presses move the focus.
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
