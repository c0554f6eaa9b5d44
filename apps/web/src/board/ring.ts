import type { Seat, Position } from '@chinwag/rules';

/** A seat's place in the ring around the table. */
export interface RingPlace {
  readonly seat: Seat;
  /** The angle in degrees, clockwise as on a screen. 90 is at the foot, where the viewer sits. */
  readonly angle: number;
}

/** The angle, in degrees, of the seat at the foot of the table. */
export const BELOW = 90;

/** The angle, in degrees, of the seat directly opposite the foot of the table, if there is one. */
export const OPPOSITE = 270;

/** Returns the side of the table that `angle` is on, or null for the foot and for the seat directly opposite. */
export function sideOf(angle: number): 'left' | 'right' | null {
  if (angle === BELOW || angle === OPPOSITE) return null;
  return angle > BELOW && angle < OPPOSITE ? 'left' : 'right';
}

/** Returns whether `angle` is on the far side of the table. */
export function isFar(angle: number): boolean {
  return angle > 180 && angle < 360;
}

/**
 * Returns the seats around the table, clockwise from the foot of the table. The viewer's own seat is at the foot, or seat 0 for a
 * spectator. `order` lists the seats clockwise.
 */
export function ring(order: readonly Seat[], viewer: Position): readonly RingPlace[] {
  const start = order.indexOf(viewer === 'spectator' ? 0 : viewer);
  return order.map((_, k) => ({
    seat: order[(start + k) % order.length] ?? 0,
    angle: (BELOW + (k * 360) / order.length) % 360,
  }));
}

/** Returns the angle of `seat` in the ring; the angle of the foot of the table if the seat is not in the ring. */
export function angleOf(places: readonly RingPlace[], seat: Seat): number {
  return places.find((place) => place.seat === seat)?.angle ?? BELOW;
}
