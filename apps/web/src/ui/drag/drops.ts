import type { Point } from '../point.ts';
import type { Landing } from './drag.ts';

/** The box of a place on the page, in px. */
export type DropBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A drop target for the held element. */
export interface Drop {
  readonly element: Element;
  /** Whether the drop is legal. If it is not, `onDrop` explains why. */
  readonly isLawful: boolean;
  /** Whether a throw in its direction reaches the target. */
  readonly takesThrows: boolean;
  readonly onDrop: () => void;
}

/** A drop target with its visible box. */
export interface SeenDrop extends Drop {
  readonly box: DropBox;
}

/*
 * A point within this distance, in px, counts as in the target, because the dropped element is larger than the finger that holds
 * it.
 */
const SLACK = 10;
/* The number of steps in which a throw's path is checked. */
const STEPS = 24;

/**
 * Returns the target where an element lands: the smallest at that point, or the first on the path of a throw. Returns null if there
 * is none.
 */
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

/** Returns the smallest target at a point, legal ones first, or null if there is none. */
export function dropUnder(drops: readonly SeenDrop[], at: Point): SeenDrop | null {
  const there = drops.filter(({ box }) => isWithin(box, at));
  const lawful = there.filter(({ isLawful }) => isLawful);
  return (lawful.length > 0 ? lawful : there).toSorted((a, b) => sizeOf(a.box) - sizeOf(b.box))[0] ?? null;
}

/** Returns the centre of a box. */
export function middleOf({ left, top, width, height }: DropBox): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the drop targets that are visible now. Omits targets that are scrolled out of view. */
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
