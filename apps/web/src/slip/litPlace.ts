import type { SpokenOf } from '../board/lesson.ts';
import { shownIn } from '../ui/place.ts';
import { type BoxEdges, hull } from './slipPlace.ts';

/** A target on the screen: its elements and the box around their visible parts. */
export interface LitPlace {
  readonly elements: readonly HTMLElement[];
  readonly box: BoxEdges;
}

/** Returns the first target in `about` that is visible at a table, or null if there is none. */
export function litPlaceIn(table: HTMLElement, about: readonly SpokenOf[]): LitPlace | null {
  for (const elements of candidatesIn(table, about)) {
    const boxes = elements.flatMap((element) => seenOf(element, table) ?? []);
    if (boxes.length > 0) return { elements, box: hull(boxes) };
  }
  return null;
}

/** Scrolls the first target in `about` that is on a table into view. Returns whether there is one. */
export function bringIntoSight(table: HTMLElement, about: readonly SpokenOf[]): boolean {
  const [elements] = candidatesIn(table, about);
  for (const element of elements?.toReversed() ?? []) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return elements !== undefined;
}

/** Returns the elements of each target in `about`: first only those on the board or in the bar, then all. */
function candidatesIn(table: HTMLElement, about: readonly SpokenOf[]): readonly (readonly HTMLElement[])[] {
  const shown = shownIn(table);
  return about.flatMap((one) => {
    const found = [...shown].flatMap(([place, elements]) => (isSpokenOf(place, one) ? elements : []));
    return [found.filter((element) => element.closest('.frame, .bar') !== null), found].filter(({ length }) => length > 0);
  });
}

function isSpokenOf(place: string, one: SpokenOf): boolean {
  if (typeof one !== 'string') return one.some((each) => each === place);
  return place === one || place.startsWith(`${one} `);
}

/**
 * Returns the part of an element that is visible within its scroll containers and beside a card on top of it. Returns null if no
 * part is visible.
 */
export function seenOf(element: HTMLElement, table: HTMLElement): BoxEdges | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const over = element.matches('[role=option]') ? element.nextElementSibling?.getBoundingClientRect() : undefined;
  if (over !== undefined && over.left > left && over.top < bottom && over.bottom > top) right = Math.min(right, over.left);
  for (let around = element.parentElement; around !== null && around !== table; around = around.parentElement) {
    const edges = around.getBoundingClientRect();
    // an element without a box of its own hides nothing
    if (!around.classList.contains('scrolling') || edges.width === 0) continue;
    [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
    [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
  }
  return right - left < 1 || bottom - top < 1 ? null : { left, top, right, bottom };
}
