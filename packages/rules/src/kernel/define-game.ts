import { courseOfPoints } from './course.ts';
import { type EventViews, viewOfEvent } from './event-views.ts';
import type { Attempt, Ending, Game, GameState, HiddenState, SeededState, Setup, Tagged } from './game.ts';
import { parseOptions } from './options.ts';
import type { Seat, Viewer } from './seat.ts';
import { isTakenBack, TAKEN_BACK_FIELDS } from './taking-back.ts';
import type { Violation } from './violation.ts';

/** A game that cannot begin as it was asked to; the message says why, in plain words. */
export class SetupRefused extends Error {
  override readonly name = 'SetupRefused';
}

/** What follows in most games from the rest; a game in which it is otherwise says so. */
type Usual = 'actors' | 'course' | 'forAbsent' | 'silence' | 'tricks';

/** What `defineGame` makes of other parts. */
type Made = 'attempt' | 'begin' | 'check' | 'hide' | 'hideEvent' | 'result' | 'whyNone';

/** The fields of a state that the kernel shows or hides itself, in every game alike. */
type KernelField = 'options' | 'seed' | 'shuffles' | 'records';

/** What a viewer may see of the fields that are a game's own. Of `KernelField`, everything is shown but the seed. */
export type OwnView<State> = Omit<State, KernelField>;

/** The parts that a game defines itself; `defineGame` derives the rest, the same way in every game. */
export type GameParts<
  Options, State extends SeededState, Move extends Tagged, Event extends Tagged, EndingCode extends string = string,
> = Omit<Game<Options, State, Move, Event, EndingCode>, Made | Usual> &
  Partial<Pick<Game<Options, State, Move, Event, EndingCode>, Usual>> & {
    /** The state before anything has happened; the setup is one that can be. */
    readonly start: (setup: Setup<Options>) => State;
    /** What comes by itself before the first decision, from the state that `start` gives. */
    readonly opening: (state: State) => readonly Event[];
    /** Why it is not the moment, or not `seat`'s turn, for this kind of move; null if it is. */
    readonly whyNotNow: (state: State, seat: Seat, type: Move['type']) => Violation | null;
    /** Why no move of this kind can be made although it is the moment for one. There is always one if left out. */
    readonly whyNoneNow?: (state: State, seat: Seat, type: Move['type']) => Violation | null;
    /** Why this move cannot be made although it is the moment for its kind; null if it can. */
    readonly checkContent: (state: State, seat: Seat, move: Move) => Violation | null;
    /** What `viewer` may see of a state's own fields: what is not named is hidden. */
    readonly hide: (state: State, viewer: Viewer) => OwnView<State>;
    /** What a viewer may see of each kind of event. */
    readonly eventViews: EventViews<Event>;
    /** Why a game ended whose phase is `over`. */
    readonly endingOf: (state: State) => Ending<EndingCode> | null;
  };

/** The refusal of what is no move of a game at all; it breaks no numbered rule. */
export const MALFORMED: Violation = { rule: '', code: 'move-malformed' };

const SEED = /^[0-9a-f]{64}$/;

/**
 * A game made of its own parts. What is the same in every game is written here and nowhere else:
 *
 * - `begin` refuses a setup that cannot be, and goes on to the first decision;
 * - `check` looks at the moment before the seat before the content, and `attempt` takes a move from anybody;
 * - `hide` shows options, records and the number of shuffles to everybody, and the seed to nobody;
 * - what is taken back, which is an event of every game, evolves and is hidden as the state that it brings back;
 * - there is a result once the phase is `over`, and not before.
 *
 * If nothing else is said, the decision is of the seat that the phase names, scores are sums of points, nobody who is away is
 * answered for, everybody may chat, and there are no tricks.
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

/** A whole view: the game's own fields as they may be seen, and the kernel's. Its fields come in the order of the state's. */
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
