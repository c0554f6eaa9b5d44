import { SETTLE } from '../../ui/easing.ts';
import type { Carried } from './flight.ts';
import type { Point } from '../../ui/point.ts';

/** The box of a place on the screen, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The path of a flight: the object's width in px, and keyframes that only animate transform and opacity. */
export interface FlightPath {
  readonly width: number;
  readonly keyframes: Keyframe[];
}

/* The least and the greatest width of a flying card, in px, no matter how large the places are. */
const SMALLEST = 22;
const LARGEST = 110;
/* The height of a card divided by its width. */
const CARD = 7 / 5;

const COUNTER = 22;

/**
 * Returns the path between two places. A card takes on the size of the cards at each end; a counter grows when picked up, and
 * shrinks when put down. `arrives` says whether the object stays visible at the target (`seen`) or disappears into it (`in`).
 */
export function pathOf(thing: Carried, from: Box, to: Box, arrives: 'seen' | 'in'): FlightPath {
  const [start, end] = [middleOf(from), middleOf(to)];
  if (thing.kind === 'counter') {
    return {
      width: COUNTER,
      keyframes: [
        { transform: at(start, 0.7), opacity: 0 },
        { transform: at(start, 1.15), opacity: 1, offset: 0.12, easing: SETTLE },
        { transform: at(end, 1.05), opacity: 1, offset: 0.92 },
        { transform: at(end, 0.8), opacity: 0 },
      ],
    };
  }
  const width = cardWidthIn(to);
  const set = { transform: at(start, cardWidthIn(from) / width), opacity: 1, easing: SETTLE };
  const down = { transform: at(end, 1), opacity: 1 };
  if (arrives === 'seen') return { width, keyframes: [set, down] };
  return { width, keyframes: [set, { ...down, offset: 0.85 }, { transform: at(end, 0.8), opacity: 0 }] };
}

function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the width of a card in a place, in px. */
function cardWidthIn({ width, height }: Box): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.min(width, height / CARD)));
}

function at({ x, y }: Point, scale: number): string {
  return `translate(${tenths(x)}px, ${tenths(y)}px) translate(-50%, -50%) scale(${Math.round(scale * 1000) / 1000})`;
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
