import { type RefObject, useLayoutEffect, useRef } from 'react';
import { IN_TRICK } from '../shared/Trick.tsx';

/**
 * Lets the element, which shows `card` from now on, come from where that card lies in the trick. Nothing moves for a
 * card that has been there from the start, or that lies nowhere in sight.
 */
export function useFlight(element: RefObject<HTMLElement | null>, card: string | null): void {
  const shown = useRef(card);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = card;
    if (card === null || card === before) return;
    const from = document.querySelector(`[${IN_TRICK}="${card}"]`);
    if (element.current !== null && from !== null) fly(element.current, from);
  }, [element, card]);
}

/** Sets off the animation of `element` from the place and size of `origin`. */
function fly(element: HTMLElement, origin: Element): void {
  const [to, from] = [element.getBoundingClientRect(), origin.getBoundingClientRect()];
  if (to.width === 0 || from.width === 0) return;
  element.style.setProperty('--from-x', `${middle(from.left, from.right) - middle(to.left, to.right)}px`);
  element.style.setProperty('--from-y', `${middle(from.top, from.bottom) - middle(to.top, to.bottom)}px`);
  element.style.setProperty('--from-scale', String(from.width / to.width));
  element.dataset.flying = '';
}

function middle(a: number, b: number): number {
  return (a + b) / 2;
}
