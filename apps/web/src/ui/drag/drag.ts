import type { Point } from '../point.ts';

/** The kind of a pointer. A finger needs more room than a mouse. */
export type PointerKind = 'mouse' | 'pen' | 'touch';

/** A pointer that moves no farther than this, in px, presses rather than drags. */
export const DRAG_THRESHOLD_PX: Readonly<Record<PointerKind, number>> = { mouse: 4, pen: 6, touch: 10 };

/** A sample of a pointer: its position at a time, in ms. */
export interface Sample extends Point {
  readonly time: number;
}

/** A pressed pointer, with its path. */
export interface Drag {
  readonly pointer: number;
  readonly kind: PointerKind;
  readonly from: Sample;
  /** The last samples of the pointer, latest last. */
  readonly trail: readonly [Sample, ...Sample[]];
  /** Whether the pointer has moved far enough to drag. */
  readonly isHeld: boolean;
}

/** The destination of an element that a pointer releases. */
export interface Landing {
  /** Whether the pointer was released in a quick movement, so that the element flies on from `from` to `at`. */
  readonly isThrown: boolean;
  readonly from: Point;
  readonly at: Point;
}

/*
 * How long a pointer's samples are stored, in ms. Then how long a pointer may rest before a release that still counts as a throw.
 */
const TRAIL = 90;
const RESTED = 60;
/*
 * The least speed of a throw, in px per ms, and its least distance, in px. The element flies as far as it would have moved in this
 * many ms, and never farther than this many px.
 */
const THROW_SPEED = 0.5;
const THROW_LEAST = 28;
const THROW_FLIES = 420;
const THROW_MOST = 900;
/* The lean of an element moved by one px per ms, and the greatest lean, in degrees. */
const LEAN = 11;
const MOST_LEAN = 13;

const STILL: Point = { x: 0, y: 0 };

/** Returns the drag state of a pointer that has just been pressed. */
export function pressed(pointer: number, kind: string, from: Sample): Drag {
  return { pointer, kind: kind === 'mouse' || kind === 'pen' ? kind : 'touch', from, trail: [from], isHeld: false };
}

/** Returns the drag state of a pressed pointer after it has moved. */
export function moved(drag: Drag, to: Sample): Drag {
  const lately = drag.trail.filter(({ time }) => to.time - time <= TRAIL);
  const [first, ...more] = [...lately, to];
  return { ...drag, trail: [first, ...more], isHeld: drag.isHeld || distance(drag.from, to) >= DRAG_THRESHOLD_PX[drag.kind] };
}

/** Returns the last sample of a pointer. */
export function lastOf({ trail }: Drag): Sample {
  return trail.at(-1) ?? trail[0];
}

/** Returns the velocity of a pointer, in px per ms; 0 once the pointer has come to rest. */
export function velocityOf(drag: Drag, now: number): Point {
  const [first] = drag.trail;
  const last = lastOf(drag);
  const lasted = last.time - first.time;
  if (lasted <= 0 || now - last.time > RESTED) return STILL;
  return { x: (last.x - first.x) / lasted, y: (last.y - first.y) / lasted };
}

/** Returns the destination of an element that the pointer releases now. */
export function landingOf(drag: Drag, now: number): Landing {
  const { x, y } = lastOf(drag);
  const velocity = velocityOf(drag, now);
  const speed = Math.hypot(velocity.x, velocity.y);
  const isThrown = drag.isHeld && speed >= THROW_SPEED && distance(drag.from, { x, y }) >= THROW_LEAST;
  const flies = isThrown ? Math.min(THROW_FLIES, THROW_MOST / speed) : 0;
  return { isThrown, from: { x, y }, at: { x: x + velocity.x * flies, y: y + velocity.y * flies } };
}

/** Returns how far a held element leans into its movement, in degrees, from its velocity in px per ms. */
export function leanOf({ x }: Point): number {
  return Math.max(-MOST_LEAN, Math.min(MOST_LEAN, x * LEAN));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
