import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { CardCode } from '../../language/cardCode.ts';
import type { Point } from '../../ui/point.ts';

/** What `useDragToReorder` needs to know. */
export interface DragToReorder<Card extends CardCode> {
  readonly cards: readonly Card[];
  /** Puts the card at this place in the hand; without it nothing is carried. */
  readonly onCarry: ((card: Card, to: number) => void) | undefined;
}

/** What the hand listens for, so that a card can be carried elsewhere with a finger or the mouse. */
export type DragHandlers = Readonly<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent) => void>
>;

interface DragState<Card> extends Point {
  readonly card: Card;
  readonly pointer: number;
  /** Where it was gripped, from its own corner. */
  readonly within: Point;
  readonly carried: boolean;
}

/* A finger that moves no farther than this, in px, only touches. */
const DRAG_THRESHOLD_PX = 10;

/**
 * Carries a card of the hand along: it lies under the pointer, and takes the place of each card that the pointer comes over.
 */
export function useDragToReorder<Card extends CardCode>({ cards, onCarry }: DragToReorder<Card>): DragHandlers {
  const drag = useRef<DragState<Card> | null>(null);
  const hand = useRef<Element | null>(null);
  const onDragEnd = ({ currentTarget }: PointerEvent) => {
    const held = drag.current;
    drag.current = null;
    if (held?.carried === true) snapBack(optionOf(currentTarget, cards.indexOf(held.card)));
  };
  /** Its place in the hand may have changed since. */
  useLayoutEffect(() => {
    const held = drag.current;
    if (held?.carried === true) follow(optionOf(hand.current, cards.indexOf(held.card)), held);
  });
  return {
    onPointerDown: ({ currentTarget, button, target, pointerId, clientX, clientY }) => {
      const card = cards[indexOf(target)];
      const box = optionOf(currentTarget, indexOf(target))?.getBoundingClientRect();
      if (onCarry === undefined || card === undefined || box === undefined || button !== 0) return;
      hand.current = currentTarget;
      const within = { x: clientX - box.left, y: clientY - box.top };
      drag.current = { card, pointer: pointerId, x: clientX, y: clientY, within, carried: false };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }) => {
      const held = drag.current;
      if (onCarry === undefined || held === null || held.pointer !== pointerId) return;
      if (!held.carried) {
        if (Math.hypot(clientX - held.x, clientY - held.y) < DRAG_THRESHOLD_PX) return;
        // From here on the click at the end belongs to no card.
        currentTarget.setPointerCapture(pointerId);
      }
      drag.current = { ...held, x: clientX, y: clientY, carried: true };
      follow(optionOf(currentTarget, cards.indexOf(held.card)), drag.current);
      const to = indexOf(document.elementFromPoint(clientX, clientY));
      if (to !== cards.indexOf(held.card) && cards[to] !== undefined) onCarry(held.card, to);
    },
    onPointerUp: onDragEnd,
    onPointerCancel: onDragEnd,
  };
}

/** The place in the hand of the card that was touched; -1 for none. */
function indexOf(target: EventTarget | null): number {
  const option = target instanceof Element ? target.closest('[role=option]') : null;
  return Number(option?.getAttribute('aria-posinset') ?? 0) - 1;
}

/** The card at this place in the hand. */
function optionOf(hand: Element | null, index: number): HTMLElement | null {
  return hand?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`) ?? null;
}

/** Lays a card under the pointer that carries it; what it lies over is still found there. */
function follow(option: HTMLElement | null, { x, y, within }: DragState<CardCode>): void {
  if (option === null) return;
  option.style.translate = '';
  const { left, top } = option.getBoundingClientRect();
  option.style.translate = `${x - within.x - left}px ${y - within.y - top}px`;
  option.dataset['carried'] = '';
}

/** Lays it where it belongs in the hand. */
function snapBack(option: HTMLElement | null): void {
  if (option === null) return;
  option.style.translate = '';
  delete option.dataset['carried'];
}
