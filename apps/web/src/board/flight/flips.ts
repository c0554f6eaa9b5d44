import type { Moved } from '../../ui/flip.ts';
import type { Box } from './path.ts';

const MARK = 'data-glides';

const FLIPS = `[${MARK}]`;

/** How long it takes to glide, of the time of a flight. */
export const FLIP_TIME = 0.5;

/**
 * What marks an element that glides to where the table lays it now, `<div {...glides(laid)}>`, and by what it is laid out: where
 * that is as it was, nobody asks whether it lies elsewhere.
 */
export function flips(arrangement: string): { readonly [MARK]: string } {
  return { [MARK]: arrangement };
}

/** By what everything in `table` is laid out that glides. */
export type Arranged = ReadonlyMap<Element, string | null>;

/** By what everything in `table` is laid out that glides. Does not ask where anything lies. */
export function arrangedIn(table: ParentNode): Arranged {
  return new Map([...table.querySelectorAll(FLIPS)].map((element) => [element, element.getAttribute(MARK)]));
}

/** Whether anything is laid out by something else now. */
export function isRearranged(before: Arranged): boolean {
  return [...before].some(([element, arrangement]) => element.isConnected && element.getAttribute(MARK) !== arrangement);
}

/** Where what glides lies. */
export type FlipBoxes = ReadonlyMap<Element, Box>;

/** Where everything in `table` lies that glides. */
export function lyingIn(table: ParentNode): FlipBoxes {
  return new Map([...table.querySelectorAll(FLIPS)].map((element) => [element, element.getBoundingClientRect()]));
}

const NOWHERE = { x: 0, y: 0 };

/** How far from where it lies everything lay; what lies in something that glides goes along with that. Changes nothing. */
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
