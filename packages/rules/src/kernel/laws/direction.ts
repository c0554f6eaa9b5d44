import { nextSeat, type Seat } from '../seat.ts';
import type { AnyStep, Law } from './law.ts';
import { demand } from './law-broken.ts';
import type { AnyLawSubject } from './subject.ts';

/** The minimum number of turn passes for the check, because a single thrown-in deal says nothing about the direction. */
const ENOUGH_PASSES = 16;

/**
 * If a move passes the turn to a neighbour, the turn usually passes in the game's direction. There are exceptions: offers to buy go
 * across the table, and the last two of three players sit on both sides of each other.
 */
export const direction: Law = {
  number: 19,
  name: 'direction',
  says: 'The turn usually passes round the table in the direction that the game defines.',
  examine(subject, { setup: { seats }, steps }) {
    if (seats < 3) return;
    const passes = steps.flatMap((step) => passOf(subject, step));
    const ahead = passes.filter(([from, to]) => to === nextSeat(from, seats, subject.game.direction)).length;
    const behind = passes.filter(([from, to]) => from === nextSeat(to, seats, subject.game.direction)).length;
    if (ahead + behind < ENOUGH_PASSES) return;
    demand(ahead > behind, `the turn passes ${ahead} times ${subject.game.direction} and ${behind} times the other way`);
  },
};

/**
 * Returns the seats between which a move has passed the turn. Returns an empty list if the move had several events, or if not
 * exactly one other seat is to act.
 */
function passOf({ game }: AnyLawSubject, { by, events, after }: AnyStep): readonly (readonly [from: Seat, to: Seat])[] {
  const [to, ...others] = game.actors(after);
  if (by === null || to === undefined || to === by.seat || others.length > 0 || events.length > 1) return [];
  return [[by.seat, to]];
}
