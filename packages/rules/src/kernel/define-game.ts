import { courseOfPoints } from './course.ts';
import type { Attempt, Game, GameState, Setup, Tagged } from './game.ts';
import { parseOptions } from './options.ts';
import type { Seat } from './seat.ts';
import { isTakenBack, TAKEN_BACK_FIELDS } from './taking-back.ts';
import type { Violation } from './violation.ts';

/** A game that cannot begin as it was asked to; the message says why, in plain words. */
export class SetupRefused extends Error {
  override readonly name = 'SetupRefused';
}

/** What follows in most games from the rest; a game in which it is otherwise says so. */
type Usual = 'actors' | 'course' | 'forAbsent' | 'silence' | 'tricks';

/** What a game writes itself: all but what follows from the rest in the same way in every game. */
export type GameParts<
  Options, State extends GameState, Move extends Tagged, Event extends Tagged, EndingCode extends string = string,
> = Omit<Game<Options, State, Move, Event, EndingCode>, 'attempt' | Usual> &
  Partial<Pick<Game<Options, State, Move, Event, EndingCode>, Usual>>;

/** The refusal of what is no move of a game at all; it breaks no numbered rule. */
export const MALFORMED: Violation = { rule: '', code: 'move-malformed' };

const SEED = /^[0-9a-f]{64}$/;

/**
 * A game made of its own parts: `begin` refuses a setup that cannot be, `attempt` takes a move from anybody, and what is taken
 * back, which is an event of every game, evolves and is hidden as the state that it brings back. If nothing else is said, whoever
 * the phase names is awaited, scores are sums of points, nobody who is away is answered for, and everybody may talk.
 */
export function defineGame<
  Options, State extends GameState, Move extends Tagged, Event extends Tagged, EndingCode extends string,
>(
  parts: GameParts<Options, State, Move, Event, EndingCode>,
): Game<Options, State, Move, Event, EndingCode> {
  return {
    actors: ({ phase: { seat } }) => (seat === undefined ? [] : [seat]),
    course: (state) => courseOfPoints(state, parts.scores(state).length),
    forAbsent: () => null,
    silence: () => null,
    tricks: null,
    ...parts,
    eventFields: { ...parts.eventFields, takenBack: TAKEN_BACK_FIELDS },
    evolve: (state, event) => (isTakenBack<State>(event) ? event.state : parts.evolve(state, event)),
    hideEvent: (event, viewer, state) =>
      isTakenBack<State>(event) ? { ...event, state: parts.hide(event.state, viewer) } : parts.hideEvent(event, viewer, state),
    begin: (setup) => parts.begin(checkedSetup(parts, setup)),
    attempt: (state, seat, move) => attempted(parts, state, seat, move),
  };
}

function checkedSetup<Options>(
  game: Pick<Game<Options, never, never, never>, 'id' | 'seats' | 'options'>,
  { seats, owner, options: chosen, seed }: Setup<Options>,
): Setup<Options> {
  const { id, seats: { min, max } } = game;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    throw new SetupRefused(`The game ${id} is for ${range} players, not for ${seats}.`);
  }
  if (owner !== null && !(Number.isInteger(owner) && owner >= 0 && owner < seats)) {
    throw new SetupRefused(`The owner of a table of ${seats} sits in a seat from 0 to ${seats - 1}, not in ${owner}.`);
  }
  const options = parseOptions(game.options, chosen);
  if (options === null) {
    throw new SetupRefused(`The game ${id} cannot be played with the options ${JSON.stringify(chosen)}.`);
  }
  if (!SEED.test(seed)) throw new SetupRefused('A seed is 64 lower-case hex digits.');
  return { seats, owner, options, seed };
}

function attempted<State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Pick<Game<never, State, Move, Event>, 'move' | 'check' | 'decide'>,
  state: State,
  seat: Seat,
  move: unknown,
): Attempt<Event> {
  const parsed = game.move.safeParse(move);
  if (!parsed.success) return { ok: false, violation: MALFORMED };
  const violation = game.check(state, seat, parsed.data);
  if (violation !== null) return { ok: false, violation };
  return { ok: true, events: game.decide(state, seat, parsed.data) };
}
