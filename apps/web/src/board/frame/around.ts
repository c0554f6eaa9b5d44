import { allSeats, type Seat } from '@chinwag/rules';
import type { People } from '../people.ts';
import { ring } from '../ring.ts';
import './around.css';

/* From the one at one's left on clockwise, for so many others: around.css says where each area is. */
const AREAS = [
  [],
  ['top'],
  ['top-left', 'top-right'],
  ['left', 'top', 'right'],
  ['left', 'top-left', 'top-right', 'right'],
  ['left', 'top-left', 'top', 'top-right', 'right'],
  ['low-left', 'left', 'top-left', 'top-right', 'right', 'low-right'],
] as const;

/** Where somebody sits round the middle with what they have laid: on which side of it, or `own` at its foot. */
type AreaAround = 'own' | (typeof AREAS)[number][number];

/** What marks a list of those who have something lying before them, `<ul {...LAID_AROUND}>`, each laid at their side. */
export const LAID_AROUND = { 'data-laid-around': true };

/** What marks each of them, `<li {...sitsAround(view, seat)}>`: as they sit in a ring, the viewer or the first at the foot. */
export function sitsAround({ players, viewer }: People, seat: Seat) {
  const place = ring(allSeats(players.length), viewer).findIndex((each) => each.seat === seat);
  const area: AreaAround = AREAS[players.length - 1]?.[place - 1] ?? 'own';
  return { 'data-area': area, style: { '--area': area } };
}
