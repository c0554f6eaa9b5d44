import type { Point } from '../point.ts';
import type { Landing } from './drag.ts';

/** A place on the page, in px. */
export type DropBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Somewhere that what is held can be dropped. */
export interface Drop {
  readonly element: Element;
  /** Whether it stays there; else `onDrop` says why it may not. */
  readonly isLawful: boolean;
  /** Whether what is thrown towards it gets there. */
  readonly takesThrows: boolean;
  readonly onDrop: () => void;
}

/** The same and where it is seen. */
export interface SeenDrop extends Drop {
  readonly box: DropBox;
}

/* So near, in px, is there: what is dropped is larger than the finger that holds it. */
const SLACK = 10;
/* In so many steps it is looked where a throw goes. */
const STEPS = 24;

/** Where something comes down: in the smallest place there, or in the first that it is thrown over; null for nowhere. */
export function dropAt(drops: readonly SeenDrop[], { isThrown, from, at }: Landing): SeenDrop | null {
  if (!isThrown) return dropUnder(drops, at);
  const open = drops.filter(({ takesThrows }) => takesThrows);
  for (let step = 0; step <= STEPS; step++) {
    const part = step / STEPS;
    const found = dropUnder(open, { x: from.x + (at.x - from.x) * part, y: from.y + (at.y - from.y) * part });
    if (found !== null) return found;
  }
  return null;
}

/** The smallest place at a point; one that is lawful before one that is not. */
export function dropUnder(drops: readonly SeenDrop[], at: Point): SeenDrop | null {
  const there = drops.filter(({ box }) => isWithin(box, at));
  const lawful = there.filter(({ isLawful }) => isLawful);
  return (lawful.length > 0 ? lawful : there).toSorted((a, b) => sizeOf(a.box) - sizeOf(b.box))[0] ?? null;
}

/** The middle of a place. */
export function middleOf({ left, top, width, height }: DropBox): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The drop targets that are visible now; one that is scrolled out of sight is left out. */
export function seenDrops(drops: readonly Drop[]): readonly SeenDrop[] {
  return drops.flatMap((drop) => {
    const box = seenBox(drop.element);
    return box.width > 0 && box.height > 0 ? [{ ...drop, box }] : [];
  });
}

function seenBox(element: Element): DropBox {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement?.closest('.scrolling'); around; around = around.parentElement?.closest('.scrolling')) {
    const { display, overflowY } = getComputedStyle(around);
    if (display === 'contents' || overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  return { left, top, width: right - left, height: bottom - top };
}

function isWithin({ left, top, width, height }: DropBox, { x, y }: Point): boolean {
  return x >= left - SLACK && x <= left + width + SLACK && y >= top - SLACK && y <= top + height + SLACK;
}

function sizeOf({ width, height }: DropBox): number {
  return width * height;
}
