import { useEffect, useLayoutEffect, useRef } from 'react';
import { Dragging, type Grabbed } from './Dragging.ts';
import type { Drop } from './drops.ts';
import { APART, GRABBABLE } from './grabbable.ts';
import { pressedByDrop } from './pressedByDrop.ts';

/** The props of `ButtonDrag`: the table, the player's hand, and the press that loaded the component. */
export interface ButtonDragProps {
  /** The table that contains all draggable elements. */
  readonly root: HTMLElement;
  /** The selector of the player's own hand, as shown on the table. */
  readonly hand: string;
  /** The press that loaded this component. */
  readonly first: PointerEvent;
}

/** Drags the `grabbable` buttons of a table. Renders nothing and updates whenever the table renders. */
export function ButtonDrag({ root, hand, first }: ButtonDragProps) {
  const dragging = useRef<Dragging | null>(null);
  useLayoutEffect(() => dragging.current?.refresh());
  useEffect(() => {
    const started = new Dragging(root, (target) => grabbedButton(target, root, hand), first);
    dragging.current = started;
    return () => started.stop();
  }, [root, hand, first]);
  return null;
}

function grabbedButton(target: Element, root: HTMLElement, hand: string): Grabbed | null {
  const button = target.closest<HTMLElement>(`[${GRABBABLE}]:not([aria-disabled=true])`);
  // a card in the button moves alone
  if (button === null || target.closest(`[${APART}]`) !== null) return null;
  const goesHome = button.getAttribute(GRABBABLE) === 'to-hand';
  let isPressed = false;
  const press = () => button.click();
  const home = (): readonly Drop[] =>
    [...root.querySelectorAll(hand)].map((element) => ({ element, isLawful: true, takesThrows: true, onDrop: press }));
  return {
    element: () => (button.isConnected && button.hasAttribute(GRABBABLE) ? button : null),
    picture: (element) => element.querySelector<HTMLElement>('.card') ?? element,
    onLift: () => {
      isPressed = !goesHome && button.ariaPressed !== 'true';
      if (isPressed) press();
    },
    onMove: () => undefined,
    drops: () => (goesHome ? home() : pressedByDrop()),
    // undoes a choice that only this drag made
    onEnd: (how) => {
      if (how !== 'dropped' && isPressed && button.isConnected) press();
    },
  };
}
