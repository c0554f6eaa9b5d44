import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { AskedAt } from './Explanation.tsx';

/**
 * Tracks presses on a board. A press on the table itself, outside all controls, skips ahead. Returns a function that returns the
 * place of the last request. This is the pressed element, or the focused element if the request came from a key.
 */
export function useBoardPresses(board: RefObject<HTMLElement | null>, skip: () => void): () => AskedAt {
  const pressed = useRef<Element | null>(null);
  const press = useEffectEvent((target: EventTarget | null) => {
    if (somethingToPress(target) === null) skip();
  });
  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    const down = ({ target }: PointerEvent) => {
      pressed.current = somethingToPress(target);
    };
    const key = () => {
      pressed.current = null;
    };
    const click = ({ target }: MouseEvent) => press(target);
    element.addEventListener('pointerdown', down, { capture: true });
    element.addEventListener('keydown', key, { capture: true });
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('pointerdown', down, { capture: true });
      element.removeEventListener('keydown', key, { capture: true });
      element.removeEventListener('click', click);
    };
  }, [board]);
  return () => askedAt(board.current, pressed.current);
}

function askedAt(board: HTMLElement | null, pressed: Element | null): AskedAt {
  const box = board?.getBoundingClientRect();
  const asked = (pressed ?? document.activeElement)?.getBoundingClientRect();
  if (box === undefined || asked === undefined) return { x: 0, y: 0, within: 0 };
  // what is asked, what is put together, cards and buttons: nothing may cover them
  const covered = [...(board?.querySelectorAll('.frame-status, .frame-bench') ?? [])];
  const top = Math.min(asked.top, ...covered.map((each) => each.getBoundingClientRect().top));
  return { x: asked.left + asked.width / 2 - box.left, y: top - box.top, within: box.width };
}

function somethingToPress(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a, input, label, [role="option"], [role="listbox"]') : null;
}
