import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The events that are listened for to keep fingers off what lies within. */
export type DeadToTouch = Readonly<
  Record<'onPointerDownCapture', (event: PointerEvent) => void> & Record<'onClickCapture', (event: MouseEvent) => void>
>;

/**
 * Lets no press through while `isNew`: neither one that begins then nor one that ends then. It is for what lands where something
 * else was aimed at, so it holds for fingers and pens, and for the second press of a mouse's double one; a key presses what has
 * the focus, and is never dead.
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
