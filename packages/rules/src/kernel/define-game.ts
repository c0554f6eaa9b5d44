import { courseOfPoints } from './course.ts';
import { type EventViews, viewOfEvent } from './event-views.ts';
import type { Attempt, Ending, Game, GameState, HiddenState, SeededState, Setup, Tagged } from './game.ts';
import { parseOptions } from './options.ts';
import type { Seat, Viewer } from './seat.ts';
import { isTakenBack, TAKEN_BACK_FIELDS } from './taking-back.ts';
import type { Violation } from './violation.ts';

/** Thrown when a game refuses a setup; the message explains why in plain words. */
export class SetupRefused extends Error {
  override readonly name = 'SetupRefused';
}

/** The parts with a default that is derived from the other parts; a game that differs defines them itself. */
type Usual = 'actors' | 'course' | 'forAbsent' | 'silence' | 'tricks';

/** The parts that `defineGame` derives from the other parts. */
type Made = 'attempt' | 'begin' | 'check' | 'hide' | 'hideEvent' | 'result' | 'whyNone';

/** The fields of a state that the kernel itself shows or hides in the same way in every game. */
type KernelField = 'options' | 'seed' | 'shuffles' | 'records';

/** A viewer's view of a game's own fields. The kernel adds the fields of `KernelField`, except the seed. */
export type OwnView<State> = Omit<State, KernelField>;

/** The parts that a game defines itself; `defineGame` derives the remaining parts in the same way for every game. */
export type GameParts<
  Options, State extends SeededState, Move extends Tagged, Event extends Tagged, EndingCode extends string = string,
> = Omit<Game<Options, State, Move, Event, EndingCode>, Made | Usual> &
  Partial<Pick<Game<Options, State, Move, Event, EndingCode>, Usual>> & {
    /** Returns the state before anything has happened; the setup is valid. */
    readonly start: (setup: Setup<Options>) => State;
    /** Returns the automatic events before the first decision, from the state that `start` returns. */
    readonly opening: (state: State) => readonly Event[];
    /** Returns why this kind of move is not allowed now, or not for `seat`, or null if it is allowed. */
    readonly whyNotNow: (state: State, seat: Seat, type: Move['type']) => Violation | null;
    /**
     * Returns why no move of this kind exists although the kind is allowed now, or null if one exists. Left out if there is always
     * such a move.
     */
    readonly whyNoneNow?: (state: State, seat: Seat, type: Move['type']) => Violation | null;
    /** Returns why this move is illegal although its kind is allowed now, or null if the move is legal. */
    readonly checkContent: (state: State, seat: Seat, move: Move) => Violation | null;
    /** Returns the parts of a state's own fields that `viewer` may see; fields that are not named are hidden. */
    readonly hide: (state: State, viewer: Viewer) => OwnView<State>;
    /** The view of each kind of event. */
    readonly eventViews: EventViews<Event>;
    /** Returns why a game whose phase is `over` has ended. */
    readonly endingOf: (state: State) => Ending<EndingCode> | null;
  };

/** The refusal of input that is not a move in any game. It cites no rule. */
export const MALFORMED: Violation = { rule: '', code: 'move-malformed' };

const SEED = /^[0-9a-f]{64}$/;

/**
 * Returns a game composed of its own parts. This function alone contains everything that is the same in every game:
 *
 * - `begin` refuses an invalid setup, and runs to the first decision;
 * - `check` tests the phase first, then the seat, then the content, and `attempt` accepts a move from anybody;
 * - `hide` shows options, records and the number of shuffles to everybody, and the seed to nobody;
 * - `takenBack`, an event of every game, evolves to the state that it restores, and hides that state like any other;
 * - there is a result once the phase is `over`, but not before.
 *
 * By default, the seat named by the phase decides, and scores are sums of points. Absent players get no answers, everybody may
 * chat, and there are no tricks.
 */
export function defineGame<
  Options, State extends SeededState, Move extends Tagged, Event extends Tagged, EndingCode extends string,
>(
  parts: GameParts<Options, State, Move, Event, EndingCode>,
): Game<Options, State, Move, Event, EndingCode> {
  const { start, opening, whyNotNow, whyNoneNow, checkContent, hide: own, eventViews, endingOf, ...rest } = parts;
  const hide = (state: State, viewer: Viewer): HiddenState<State> => viewOf(state, own(state, viewer));
  const check = (state: State, seat: Seat, move: Move): Violation | null =>
    whyNotNow(state, seat, move.type) ?? checkContent(state, seat, move);
  const judged = { ...rest, check };
  return {
    actors: ({ phase: { seat } }) => (seat === undefined ? [] : [seat]),
    course: (state) => courseOfPoints(state, parts.scores(state).length),
    forAbsent: () => null,
    silence: () => null,
    tricks: null,
    ...rest,
    eventFields: { ...parts.eventFields, takenBack: TAKEN_BACK_FIELDS },
    evolve: (state, event) => (isTakenBack<State>(event) ? event.state : parts.evolve(state, event)),
    hide,
    hideEvent: (event, viewer) =>
      isTakenBack<State>(event) ? { ...event, state: hide(event.state, viewer) } : viewOfEvent(eventViews, event, viewer),
    begin: (setup) => {
      const state = start(checkedSetup(parts, setup));
      return { state, events: opening(state) };
    },
    check,
    whyNone: (state, seat, type) => whyNotNow(state, seat, type) ?? whyNoneNow?.(state, seat, type) ?? null,
    attempt: (state, seat, move) => attempted(judged, state, seat, move),
    result: (state) => {
      const why = state.phase.name === 'over' ? endingOf(state) : null;
      return why === null ? null : { standings: parts.standings(state), why };
    },
  };
}

/** Returns a complete view: the visible parts of the game's own fields and of the kernel's, in the order of the state's fields. */
function viewOf<State extends SeededState>(state: State, own: OwnView<State>): HiddenState<State> {
  const { options, shuffles, records } = state;
  const shown = new Map<string, unknown>(Object.entries({ ...own, options, seed: '', shuffles, records }));
  const fields = Object.keys(state).filter((field) => shown.has(field));
  return Object.fromEntries(fields.map((field) => [field, shown.get(field)])) as object as HiddenState<State>;
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
