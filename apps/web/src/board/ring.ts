import type { Seat, Position } from '@chinwag/rules';

/** A seat's place round the table. */
export interface RingPlace {
  readonly seat: Seat;
  /** Where it is, in degrees as on a screen: 90 is below, where one sits oneself, and clockwise goes on from there. */
  readonly angle: number;
}

/** The angle of the player who sits below. */
export const BELOW = 90;

/** The angle of the player who sits right opposite, if anybody does. */
export const OPPOSITE = 270;

/** On which side of the table the player who sits at `angle` is; null for right ahead and for below. */
export function sideOf(angle: number): 'left' | 'right' | null {
  if (angle === BELOW || angle === OPPOSITE) return null;
  return angle > BELOW && angle < OPPOSITE ? 'left' : 'right';
}

/** Whether the player who sits at `angle` is on the far side of the table. */
export function isFar(angle: number): boolean {
  return angle > 180 && angle < 360;
}

/**
 * The seats round the table, from the one below on clockwise: the viewer's own, or, for a spectator, seat 0's.
 * `order` is how they sit, clockwise.
 */
export function ring(order: readonly Seat[], viewer: Position): readonly RingPlace[] {
  const start = order.indexOf(viewer === 'spectator' ? 0 : viewer);
  return order.map((_, k) => ({
    seat: order[(start + k) % order.length] ?? 0,
    angle: (BELOW + (k * 360) / order.length) % 360,
  }));
}

/** The angle at which `seat` sits. */
export function angleOf(places: readonly RingPlace[], seat: Seat): number {
  return places.find((place) => place.seat === seat)?.angle ?? BELOW;
}
