import { allSeats, type Seat } from '@chinwag/rules';
import type { People } from '../people.ts';
import { ring } from '../ring.ts';
import './around.css';

/* Clockwise from the viewer's left, for this many other players: around.css places each area. */
const AREAS = [
  [],
  ['top'],
  ['top-left', 'top-right'],
  ['left', 'top', 'right'],
  ['left', 'top-left', 'top-right', 'right'],
  ['left', 'top-left', 'top', 'top-right', 'right'],
  ['low-left', 'left', 'top-left', 'top-right', 'right', 'low-right'],
] as const;

/** The area of a player's melds around the middle: on one side, or `own` at the foot. */
type AreaAround = 'own' | (typeof AREAS)[number][number];

/** The attribute of a list whose items are placed around the middle, each at its player's side: `<ul {...LAID_AROUND}>`. */
export const LAID_AROUND = { 'data-laid-around': true };

/**
 * Returns the attribute of an item in a list with `LAID_AROUND`: `<li {...sitsAround(view, seat)}>`. The attribute gives the item
 * its place in the ring, with the viewer or the first seat at the foot.
 */
export function sitsAround({ players, viewer }: People, seat: Seat) {
  const place = ring(allSeats(players.length), viewer).findIndex((each) => each.seat === seat);
  const area: AreaAround = AREAS[players.length - 1]?.[place - 1] ?? 'own';
  return { 'data-area': area, style: { '--area': area } };
}
