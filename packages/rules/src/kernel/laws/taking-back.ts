import { type AnyGame, type GameState, hideEvents, type Tagged } from '../game.ts';
import type { Seat } from '../seat.ts';
import { type Done, isTakenBack, type TakenBack, TakingBack } from '../taking-back.ts';
import type { AnyPlayedGame, AnyStep, Law } from './law.ts';
import { type BreachContext, demand, demandSame } from './law-broken.ts';
import { allViewers, someSteps } from './moments.ts';
import { otherWorld } from './other-world.ts';
import type { Random } from './random.ts';
import type { AnyLawSubject } from './subject.ts';

const STEPS = 60;

/**
 * A take-back reveals nothing. From their own view, each player who moved before the take-back could have predicted the events of
 * those moves. So nobody has learned anything except the movers' own cards. A take-back also leaves no trace of the move.
 */
export const takingBack: Law = {
  number: 18,
  name: 'taking back',
  says: 'A move that can be taken back has revealed only the mover’s own information. Taking the move back restores every '
    + 'viewer’s earlier view.',
  examine(subject, played, random) {
    const doable = [...doableIn(subject.game, played)].map(({ step }) => step);
    const chosen = new Set(someSteps(doable, STEPS, random));
    for (const { step, back } of doableIn(subject.game, played)) {
      if (!chosen.has(step)) continue;
      foretell(subject, step, random);
      takeBack(subject.game, step, back(), played.setup.seats);
    }
  },
};

/** Yields the steps whose moves can be taken back, each with the event of the take-back. */
function* doableIn(game: AnyGame, played: AnyPlayedGame): Iterable<{ readonly step: AnyStep; readonly back: () => TakenBack }> {
  const taking = new TakingBack(game);
  for (const { step, done } of doneIn(played)) {
    taking.follow(done);
    const { seat } = done;
    if (seat === null || typeof taking.from(seat) === 'string') continue;
    yield { step, back: () => backOf(taking, seat, step) };
  }
}

function backOf(taking: TakingBack, seat: Seat, step: AnyStep): TakenBack {
  const back = taking.of(seat);
  demand(typeof back !== 'string', 'a move that can be taken back has no take-back event', { step });
  return back;
}

function doneIn({ steps }: AnyPlayedGame): readonly { readonly step: AnyStep; readonly done: Done }[] {
  let from = 1;
  return steps.map((step) => {
    const done = { seat: step.by?.seat ?? null, before: step.before, events: step.events, from };
    from += step.events.length;
    return { step, done };
  });
}

/** Throws unless all events of a move follow from what its player sees. */
function foretell(subject: AnyLawSubject, step: AnyStep, random: Random): void {
  if (step.by === null) return;
  const { game } = subject;
  const { seat, move } = step.by;
  const foretold = game.decide(withAnotherSeed(game.hide(step.before, seat)), seat, move);
  const place = { step, viewer: seat };
  demandSame('a move that can be taken back reveals something: the mover could not predict it', step.events, foretold, place);
  const world = otherWorld(subject, step.before, seat, new Set(), random);
  if (world === null) return;
  const there = game.decide(withAnotherSeed(world), seat, move);
  demandSame('a move that can be taken back depends on cards that the mover does not see', step.events, there, place);
}

/** Returns the state with a different seed, because nobody can predict the next shuffle. */
function withAnotherSeed(state: GameState): GameState {
  return 'seed' in state ? Object.freeze({ ...state, seed: '0'.repeat(64) }) : state;
}

/** Throws unless the game is as before the move for every viewer, and nobody receives more than they saw then. */
function takeBack(game: AnyGame, step: AnyStep, back: TakenBack, seats: number): void {
  const place: BreachContext = { step, event: { type: back.type } };
  demandSame('a take-back does not restore the previous state', step.before, game.evolve(step.after, back), place);
  for (const viewer of allViewers(seats)) {
    const before = game.hide(step.before, viewer);
    const [sent] = hideEvents(game, [back], viewer, step.after);
    const there = { ...place, viewer };
    demand(sent !== undefined && isTakenBack(sent), 'a hidden take-back is no longer a take-back', there);
    demandSame('a take-back sends a viewer more than the viewer saw before', before, sent.state, there);
    const followed = game.evolve(game.hide(step.after, viewer), arrived(game, sent));
    demandSame("a take-back does not restore a viewer's view", before, followed, there);
  }
}

/** Returns an event as its recipient decodes it, from the values of its fields alone. */
function arrived(game: AnyGame, event: Tagged): Tagged {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(event));
  const fields = (game.eventFields[event.type] ?? []).map((field) => [field, values.get(field)]);
  return Object.fromEntries([['type', event.type], ...fields]) as Tagged;
}
