import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The event handlers that block presses on the elements inside. */
export type DeadToTouch = Readonly<
  Record<'onPointerDownCapture', (event: PointerEvent) => void> & Record<'onClickCapture', (event: MouseEvent) => void>
>;

/**
 * Returns event handlers that block presses that start or end while `isNew` is true. They protect against a press that was aimed at
 * something else. They block fingers, pens and the second click of a double click; a key presses what has the focus and is never
 * blocked.
 */
export function useDeadToTouch(isNew: boolean): DeadToTouch {
  const press = useRef({ blind: false, dead: false });
  return {
    onPointerDownCapture: ({ pointerType }) => {
      press.current = { blind: pointerType !== 'mouse', dead: isNew };
    },
    onClickCapture: (event) => {
      const { blind, dead } = press.current;
      press.current = { blind: false, dead: false };
      const byKey = event.detail === 0;
      if (byKey || !(dead || isNew) || !(blind || event.detail > 1)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
