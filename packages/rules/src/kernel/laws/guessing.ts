import { evolveAll, type GameState, hideEvents } from '../game.ts';
import type { AnyGuessing } from '../guessing.ts';
import { allSeats, type Seat } from '../seat.ts';
import { demandConserved } from './conservation.ts';
import { textOf } from './json.ts';
import type { AnyStep, Law } from './law.ts';
import { type BreachContext, demandSame, LawBroken } from './law-broken.ts';
import { someSteps } from './moments.ts';
import type { Random } from './random.ts';
import { randomChooser } from './random-play.ts';
import type { AnyLawSubject } from './subject.ts';

const STEPS = 30;
const LONGEST = 12;

/** A determinization is a complete state from which play can continue. To its seat, it looks exactly like the real state. */
export const guessing: Law = {
  number: 20,
  name: 'guessing',
  says: 'In a world that a seat guesses from its view and memory, the seat has exactly the same view. No card in the '
    + 'guessed world is missing or duplicated, and play can continue from that world.',
  applies: (subject) => subject.guessing !== undefined,
  examine(subject, { setup, steps }, random) {
    const { game, guessing: ways } = subject;
    if (ways === undefined) return;
    const looked = new Set(someSteps(steps, STEPS, random));
    for (const seat of allSeats(setup.seats)) {
      let memory = ways.nothing;
      for (const step of steps) {
        for (const event of hideEvents(game, step.events, seat, step.before)) memory = ways.remember(memory, event);
        if (looked.has(step)) examineGuess({ subject, ways, seat, memory }, step, random);
      }
    }
  },
};

interface Guesser {
  readonly subject: AnyLawSubject;
  readonly ways: AnyGuessing;
  readonly seat: Seat;
  readonly memory: object;
}

function examineGuess({ subject, ways, seat, memory }: Guesser, step: AnyStep, random: Random): void {
  const { game } = subject;
  const place = { step, viewer: seat };
  const view = game.hide(step.after, seat);
  const guess = ways.determinize(view, seat, memory, (bound) => random.below(bound));
  const seen = game.hide(guess, seat);
  demandSame('the view of a guess differs from the real view', view, seen, place);
  if (textOf(view) !== textOf(seen)) throw new LawBroken('the view of a guess has its fields in a different order', place);
  demandConserved(subject, guess, place);
  demandPlayable(subject, guess, place, random);
}

/** Plays on at random from a determinization for a while; throws if play cannot continue. */
function demandPlayable({ game }: AnyLawSubject, guess: GameState, place: BreachContext, random: Random): void {
  const choose = randomChooser(game, random);
  let state = guess;
  for (let moves = random.below(LONGEST + 1); moves > 0; moves--) {
    const chosen = choose(state);
    if (chosen === null) return;
    const attempt = game.attempt(state, chosen.seat, chosen.move);
    if (!attempt.ok) throw new LawBroken(`a legal move is refused in a guess: ${attempt.violation.code}`, place);
    state = evolveAll(game, state, attempt.events);
  }
}
