import type { Seat } from '@chinwag/rules';
import { partnerOf, type Seating, sideOf } from '@chinwag/rules/chinkway';
import type { SideShape } from '../../ui/SideMark.tsx';
import { type Message, message } from '../../language/message.ts';
import { isYou, type People, person, youFirst } from '../../board/people.ts';

/** The shape of each side, in the order of a seating's sides: the dealer's, then the pairs of #2 and #3. */
export const SIDE_SHAPES: readonly SideShape[] = ['hex', 'round', 'square'];

/** Returns the shape of the side that `seat` plays for. */
export function shapeOf(seating: Seating, seat: Seat): SideShape {
  return SIDE_SHAPES[sideOf(seating, seat)] ?? 'round';
}

/** Returns the indices of the sides: the viewer's first, then the pairs, then the dealer's. */
export function sidesInOrder(seating: Seating, people: People): readonly number[] {
  const own = seating.sides.findIndex((side) => side.some((seat) => isYou(people, seat)));
  const rest = [1, 2, 0].filter((side) => side !== own && side < seating.sides.length);
  return own < 0 ? rest : [own, ...rest];
}

/** Returns a side in a few words: `You + Inés`, `Halina, alone`. */
export function sideLabel(side: readonly Seat[], people: People): Message {
  const [first = 0, partner] = youFirst(people, side);
  const who = person(people, first);
  if (partner === undefined) return message('chinkway.side-alone', { who });
  return message('chinkway.side-pair', { who, partner: person(people, partner) });
}

/** Returns a short text about the partner of `seat`: `with you`, `with Owen`, `alone`. */
export function companyOf(seating: Seating, seat: Seat, people: People): Message {
  const partner = partnerOf(seating, seat);
  return partner === null ? message('chinkway.company-none') : message('chinkway.company', { who: person(people, partner) });
}

/** Returns a short text about the viewer's partner: `you, with Owen`. */
export function ownCompany(seating: Seating, seat: Seat, people: People): Message {
  const partner = partnerOf(seating, seat);
  if (partner === null) return message('chinkway.own-company-none');
  return message('chinkway.own-company', { partner: person(people, partner) });
}

/** Returns who plays with whom, the viewer's side first: `You play with Owen, Halina with Tomek, Inés alone.` */
export function partnersSentence(seating: Seating, people: People): Message {
  const sides = sidesInOrder(seating, people).map((side) => youFirst(people, seating.sides[side] ?? []));
  const [first = 0, second = 0, third = 0, fourth = 0] = sides.filter((side) => side.length > 1).flat();
  const [alone = 0] = sides.find((side) => side.length === 1) ?? [];
  const pairs = {
    first: person(people, first), second: person(people, second), third: person(people, third), fourth: person(people, fourth),
  };
  if (isYou(people, alone)) return message('chinkway.partners-none', pairs);
  return message('chinkway.partners', { ...pairs, alone: person(people, alone) });
}
