import { SETTLE } from '../../../kit/easing.ts';
import type { Box } from './path.ts';

const MARK = 'data-settles';

const SETTLES = `[${MARK}]`;

/** How long it takes to settle, of the time of a flight. */
export const SETTLING_TIME = 0.5;

/** Nearer than this, in px, is where it lay. */
const SLACK = 1;

/**
 * What marks an element that goes to where the table lays it now, `<div {...settles(laid)}>`, and by what it is laid out: where
 * that is as it was, nobody asks whether it lies elsewhere.
 */
export function settles(arrangement: string): { readonly [MARK]: string } {
  return { [MARK]: arrangement };
}

/** By what everything in `table` is laid out that settles. */
export type Arranged = ReadonlyMap<Element, string | null>;

/** By what everything in `table` is laid out that settles. Does not ask where anything lies. */
export function arrangedIn(table: ParentNode): Arranged {
  return new Map([...table.querySelectorAll(SETTLES)].map((element) => [element, element.getAttribute(MARK)]));
}

/** Whether anything is laid out by something else now. */
export function isRearranged(before: Arranged): boolean {
  return [...before].some(([element, arrangement]) => element.isConnected && element.getAttribute(MARK) !== arrangement);
}

/** Where what settles lies. */
export type Lying = ReadonlyMap<Element, Box>;

/** Where everything in `table` lies that settles. */
export function lyingIn(table: ParentNode): Lying {
  return new Map([...table.querySelectorAll(SETTLES)].map((element) => [element, element.getBoundingClientRect()]));
}

/** An element that goes to where it lies now. */
export interface Settling {
  readonly element: Element;
  readonly keyframes: Keyframe[];
}

interface Way {
  readonly x: number;
  readonly y: number;
}

const NOWHERE: Way = { x: 0, y: 0 };

/** What has come to lie elsewhere, and how it goes there: by its transform alone. Changes nothing. */
export function settlingFrom(before: Lying, after: Lying): readonly Settling[] {
  const way = (element: Element | null): Way => {
    const [from, to] = element === null ? [] : [before.get(element), after.get(element)];
    if (from === undefined || to === undefined || from.width === 0 || to.width === 0) return NOWHERE;
    return { x: from.left - to.left, y: from.top - to.top };
  };
  return [...after.keys()].flatMap((element) => {
    const [own, around] = [way(element), way(element.parentElement?.closest(SETTLES) ?? null)];
    const [x, y] = [own.x - around.x, own.y - around.y];
    if (Math.abs(x) + Math.abs(y) < SLACK) return [];
    return [{ element, keyframes: [{ transform: `translate(${x}px, ${y}px)`, easing: SETTLE }, { transform: 'none' }] }];
  });
}
