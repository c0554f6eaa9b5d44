import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The event handlers that block presses on an element's children. */
export type DeadToTouch = Readonly<
  Record<'onPointerDownCapture', (event: PointerEvent) => void> & Record<'onClickCapture', (event: MouseEvent) => void>
>;

/**
 * Returns event handlers that block a press if `isNew` is true at its start or end, because it was aimed at an earlier element. The
 * handlers block fingers, pens and the second click of a double click. They never block keys, which press the focused element.
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
