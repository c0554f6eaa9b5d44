import { type PointerEvent, useRef } from 'react';
import type { CardCode } from '../cards/cardCode.ts';

/** What `useCarrying` needs to know. */
export interface Carrying {
  readonly cards: readonly CardCode[];
  /** Puts the card at this place in the hand; without it nothing is carried. */
  readonly onCarry: ((card: CardCode, to: number) => void) | undefined;
}

/** What the hand listens for, so that a card can be carried elsewhere with a finger or the mouse. */
export type CarryingHandlers = Readonly<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>
>;

interface Grip {
  readonly card: CardCode;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly carried: boolean;
}

/* A finger that moves no farther than this, in px, only touches. */
const TOUCH_SLACK = 10;

/** Carries a card of the hand along with the pointer: it takes the place of each card that the pointer comes over. */
export function useCarrying({ cards, onCarry }: Carrying): CarryingHandlers {
  const grip = useRef<Grip | null>(null);
  const letGo = () => {
    grip.current = null;
  };
  return {
    onPointerDown: ({ button, target, pointerId, clientX, clientY }) => {
      const card = cards[indexOf(target)];
      if (onCarry === undefined || card === undefined || button !== 0) return;
      grip.current = { card, pointer: pointerId, x: clientX, y: clientY, carried: false };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }) => {
      const held = grip.current;
      if (onCarry === undefined || held === null || held.pointer !== pointerId) return;
      if (!held.carried) {
        if (Math.hypot(clientX - held.x, clientY - held.y) < TOUCH_SLACK) return;
        // From here on the click at the end belongs to no card.
        currentTarget.setPointerCapture(pointerId);
        grip.current = { ...held, carried: true };
      }
      const to = indexOf(document.elementFromPoint(clientX, clientY));
      if (to !== cards.indexOf(held.card) && cards[to] !== undefined) onCarry(held.card, to);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

/** The place in the hand of the card that was touched; -1 for none. */
function indexOf(target: EventTarget | null): number {
  const option = target instanceof Element ? target.closest('[role=option]') : null;
  return Number(option?.getAttribute('aria-posinset') ?? 0) - 1;
}
