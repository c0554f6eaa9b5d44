import type { Moved } from '../../ui/flip.ts';
import type { Box } from './path.ts';

const MARK = 'data-glides';

const FLIPS = `[${MARK}]`;

/** The duration of a glide, as a fraction of a flight's duration. */
export const FLIP_TIME = 0.5;

/**
 * Returns the attribute that makes an element glide when the table moves it: `<div {...flips(arrangement)}>`. The table does not
 * measure the element while `arrangement` stays the same.
 */
export function flips(arrangement: string): { readonly [MARK]: string } {
  return { [MARK]: arrangement };
}

/** The arrangement of every gliding element in a table. */
export type Arranged = ReadonlyMap<Element, string | null>;

/** Returns the arrangement of every gliding element in `table`. Measures nothing. */
export function arrangedIn(table: ParentNode): Arranged {
  return new Map([...table.querySelectorAll(FLIPS)].map((element) => [element, element.getAttribute(MARK)]));
}

/** Returns whether the arrangement of any element has changed. */
export function isRearranged(before: Arranged): boolean {
  return [...before].some(([element, arrangement]) => element.isConnected && element.getAttribute(MARK) !== arrangement);
}

/** The boxes of gliding elements, in px. */
export type FlipBoxes = ReadonlyMap<Element, Box>;

/** Returns the box of every gliding element in `table`. */
export function lyingIn(table: ParentNode): FlipBoxes {
  return new Map([...table.querySelectorAll(FLIPS)].map((element) => [element, element.getBoundingClientRect()]));
}

const NOWHERE = { x: 0, y: 0 };

/**
 * Returns how far each element has moved between two measurements. An element inside a moved one moves with it. Changes nothing.
 */
export function movedFrom(before: FlipBoxes, after: FlipBoxes): readonly Moved[] {
  const wayOf = (element: Element | null) => {
    const [from, to] = element === null ? [] : [before.get(element), after.get(element)];
    if (from === undefined || to === undefined || from.width === 0 || to.width === 0) return NOWHERE;
    return { x: from.left - to.left, y: from.top - to.top };
  };
  return [...after.keys()].map((element) => {
    const [own, around] = [wayOf(element), wayOf(element.parentElement?.closest(FLIPS) ?? null)];
    return { element, x: own.x - around.x, y: own.y - around.y };
  });
}
