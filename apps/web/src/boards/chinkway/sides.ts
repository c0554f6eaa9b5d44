import type { Seat } from '@chinwag/rules';
import { partnerOf, type Seating, sideOf } from '@chinwag/rules/chinkway';
import type { Side as SideShape } from '../../kit/SideMark.tsx';
import { does, isYou, nameOf, type People, Someone, someone, verb, youFirst } from '../shared/people.ts';

/** The shape of each side, in the order of a seating's sides: the dealer's, then those of #2's and #3's pair. */
export const SIDE_SHAPES: readonly SideShape[] = ['hex', 'round', 'square'];

/** The shape of the side that `seat` plays for. */
export function shapeOf(seating: Seating, seat: Seat): SideShape {
  return SIDE_SHAPES[sideOf(seating, seat)] ?? 'round';
}

/** The sides by index, that of the one who looks first, then the pairs, then the dealer's. */
export function sidesInOrder(seating: Seating, people: People): readonly number[] {
  const own = seating.sides.findIndex((side) => side.some((seat) => isYou(people, seat)));
  const rest = [1, 2, 0].filter((side) => side !== own && side < seating.sides.length);
  return own < 0 ? rest : [own, ...rest];
}

/** A side in few words: `You + Inés`, `Halina, alone`. */
export function sideLabel(side: readonly Seat[], people: People): string {
  const names = youFirst(people, side).map((seat) => Someone(people, seat));
  return names.length === 1 ? `${names.join('')}, alone` : names.join(' + ');
}

/** Whom `seat` plays with: `with you`, `with Owen`, `alone, dealt`. */
export function companyOf(seating: Seating, seat: Seat, people: People): string {
  const partner = partnerOf(seating, seat);
  return partner === null ? 'alone, dealt' : `with ${someone(people, partner)}`;
}

/** Who plays with whom, one's own side first: `You play with Owen, Halina with Tomek, Inés alone.` */
export function partnersSentence(seating: Seating, people: People): string {
  const told = sidesInOrder(seating, people).map((side, k) => {
    const [first = 0, partner] = youFirst(people, seating.sides[side] ?? []);
    const who = k > 0 ? nameOf(people, first) : does(people, first, verb('play'));
    return `${who} ${partner === undefined ? 'alone' : `with ${nameOf(people, partner)}`}`;
  });
  return `${told.join(', ')}.`;
}
