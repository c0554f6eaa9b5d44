import { evolveAll, hideEvents, type Tagged } from '../game.ts';
import type { Viewer } from '../seat.ts';
import { textOf, textsIn } from './json.ts';
import type { AnyStep, Law } from './law.ts';
import { type BreachContext, demand, demandSame, LawBroken } from './law-broken.ts';
import { allViewers, someSteps } from './moments.ts';
import { otherWorld } from './other-world.ts';
import { pick, type Random } from './random.ts';
import type { AnyLawSubject } from './subject.ts';

const WORLDS = 60;
const LONGEST = 20;

/**
 * Worlds that differ only in cards hidden from a viewer look byte-identical to that viewer. The law compares the view and every
 * message while the same moves are made in both worlds.
 */
export const secrecy: Law = {
  number: 3,
  name: 'secrecy',
  says: 'If cards hidden from a viewer change places, not one byte of the viewer’s view changes, now or later.',
  examine(subject, { setup, steps }, random) {
    for (const step of someSteps(steps, WORLDS, random)) {
      const viewer = pick(allViewers(setup.seats), random);
      const later = steps.slice(step.number + 1, step.number + 1 + random.below(LONGEST + 1));
      compareWorlds(subject, step, later, viewer, random);
    }
  },
};

/** Continues from `step` in the real world and in a world with different hidden cards, while the same moves are legal. */
function compareWorlds(
  subject: AnyLawSubject,
  step: AnyStep,
  later: readonly AnyStep[],
  viewer: Viewer,
  random: Random,
): void {
  const { game } = subject;
  const sent = later.map(({ before, events }) => hideEvents(game, events, viewer, before));
  let world = otherWorld(subject, step.after, viewer, textsIn(sent), random);
  if (world === null) {
    if (later.length > 0) compareWorlds(subject, step, later.slice(0, later.length >> 1), viewer, random);
    return;
  }
  const view = game.hide(step.after, viewer);
  demandAlike('the view depends on cards it does not show', view, game.hide(world, viewer), { step, viewer });
  for (const [index, next] of later.entries()) {
    if (next.by === null) return;
    const { seat, move } = next.by;
    const place = { step: next, viewer };
    if (seat === viewer) {
      const what = "the viewer's legal moves depend on cards the viewer does not see";
      demandSame(what, game.legalMoves(next.before, seat), game.legalMoves(world, seat), place);
    }
    if (game.check(world, seat, move) !== null) {
      const what = "whether the viewer's move is legal depends on cards the viewer does not see";
      demand(seat !== viewer, what, place);
      return;
    }
    const events = game.decide(world, seat, move);
    if (haveDiverged(subject, next.events, events)) return;
    const sentThere = hideEvents(game, events, viewer, world);
    demandAlike('a message to a viewer depends on cards that it does not show', sent[index], sentThere, place);
    world = evolveAll(game, world, events);
    const viewHere = game.hide(next.after, viewer);
    demandAlike('a later view depends on cards it does not show', viewHere, game.hide(world, viewer), place);
  }
}

/** Returns whether only one of two worlds had an event at which the rules let worlds diverge. */
function haveDiverged({ mayDiverge = [] }: AnyLawSubject, here: readonly Tagged[], there: readonly Tagged[]): boolean {
  return mayDiverge.some((type) => happened(type, here) !== happened(type, there));
}

function happened(type: string, events: readonly Tagged[]): boolean {
  return events.some((event) => event.type === type);
}

function demandAlike(what: string, expected: unknown, found: unknown, place: BreachContext): void {
  demandSame(what, expected, found, place);
  if (textOf(expected) !== textOf(found)) throw new LawBroken(`${what}: the fields are in a different order`, place);
}
