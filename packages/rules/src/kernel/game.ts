import type { AnyGameTricks, GameTricks } from './game-tricks.ts';
import type { AnyOptionList, OptionList } from './options.ts';
import type { Direction, Seat, Viewer } from './seat.ts';
import type { Seed } from './shuffle.ts';
import type { RefusalList, Violation } from './violation.ts';

/** The setup from which a game begins. `owner` is the table owner's seat, or null if the owner only watches. */
export interface Setup<Options> {
  readonly seats: number;
  readonly owner: Seat | null;
  readonly options: Options;
  readonly seed: Seed;
}

/**
 * A seat's standing in the final result: 1 is the best place, and equal scores share a place (1-1-3). `score` is in the game's own
 * unit.
 */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** How a game ended: the game's own stable code and the rule that ended it. */
export interface Ending<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
}

/** The result of a game: the standings, best place first, and why it ended. */
export interface Result<Why extends Ending = Ending> {
  readonly standings: readonly Standing[];
  readonly why: Why;
}

/** A line in a deal's ledger: each player's change for one reason under one rule. */
export interface LedgerLine<Reason extends string = string> {
  readonly reason: Reason;
  readonly rule: string;
  /** The quantity that changed. In a game whose score is in counters, counters are the score. */
  readonly of: 'score' | 'counters';
  /** The changes, by seat. */
  readonly amounts: readonly number[];
}

/** A deal's entry on the score sheet, with the fields that every game has. */
export interface ScoredDeal<Reason extends string = string> {
  /** The number of the deal, from 1. */
  readonly number: number;
  readonly dealer: Seat;
  /** The score from the deal, by seat, or null for a seat that was out of the game. */
  readonly points: readonly (number | null)[];
  /** The number of cards out of play at the end: discarded, set aside or never drawn, and in no hand, trick or meld. */
  readonly dead: number;
  /** All changes line by line; the lines of the score add up to `points`. */
  readonly ledger: readonly LedgerLine<Reason>[];
}

/** The part of a zod schema that the server relies on: it parses unknown input or rejects it. */
export interface Parser<Value> {
  safeParse(input: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** The fields that every state has: plain JSON with a named phase and the deals scored so far, oldest first. */
export interface GameState {
  /** The seat to act, in a phase with exactly one such seat. */
  readonly phase: { readonly name: string; readonly seat?: Seat };
  readonly records: readonly ScoredDeal[];
}

/** The fields of a state that the kernel relies on in every game: the chosen options and the source of the shuffles. */
export interface SeededState extends GameState {
  readonly options: object;
  /** The seed of the shuffles; empty for every viewer, because the kernel hides it. */
  readonly seed: Seed;
  /** The number of shuffles made. */
  readonly shuffles: number;
}

/** The fields that every move or event has: plain JSON, distinguished by its type. */
export interface Tagged {
  readonly type: string;
}

/** The phase table: the phases that may directly follow each phase. Both the state machine diagram and the laws use it. */
export type PhaseTable<Phase extends string> = Readonly<Record<Phase, readonly Phase[]>>;

/** For each kind of event, its fields in the order in which messages send them. `type` precedes them. */
export type EventFields<Event extends Tagged> = {
  readonly [Type in Event['type']]: readonly Exclude<keyof Extract<Event, { type: Type }>, 'type'>[];
};

/** The result of attempting a move: its events, or the violation. */
export type Attempt<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly violation: Violation };

declare const hidden: unique symbol;

/** A state that contains only what its viewer may see, as returned by `hide`. A bot receives nothing else. */
export type HiddenState<State> = State & { readonly [hidden]: true };

/** Returns a state typed as hidden. The state must come from `hide` or from the server, and evolve only by hidden events. */
export function asHiddenState<State>(state: State): HiddenState<State> {
  return state as HiddenState<State>;
}

/**
 * A card game as a decider: a pure state machine without I/O, clock or randomness. State, moves and events are plain readonly JSON.
 * The server and every browser run the same functions; the browser runs them on the output of `hide`. `defineGame` creates a game
 * from its own parts. `EndingCode` is the union of the codes of its endings.
 */
export interface Game<
  Options, State extends GameState, Move extends Tagged, Event extends Tagged, EndingCode extends string = string,
> {
  /** The stable id, used in routes and stored games. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The direction of play round the table. */
  readonly direction: Direction;
  /** The options that a host may choose; `parseOptions` validates a choice by them. */
  readonly options: OptionList<Options>;
  readonly move: Parser<Move>;
  readonly phases: PhaseTable<State['phase']['name']>;
  readonly eventFields: EventFields<Event>;
  /** The kinds of event after which a deal is over, revealed and scored, and the next deal has not been dealt. */
  readonly dealEnds: readonly Event['type'][];
  /**
   * The kinds of event that reveal hidden information other than the mover's own: a deal, a card drawn, answers opened together.
   * Events before such an event cannot be taken back, as the law of taking back checks.
   */
  readonly revealingEvents: readonly Event['type'][];
  /**
   * Returns the state before anything has happened, and the events, to be folded in order, up to the first decision. Throws
   * `SetupRefused` for invalid seats, owner, options or seed.
   */
  begin(setup: Setup<Options>): { readonly state: State; readonly events: readonly Event[] };
  /** Returns the seats whose decision is pending: several in a buying window, none once there is a result. */
  actors(state: State): readonly Seat[];
  /** Returns every legal move of `seat`, or the canonical subset that a rule documents; none if the seat is not to act. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /**
   * Returns the violation if `move` is illegal for `seat` now, or null if there is none. Checks the phase first, then the seat,
   * then the content.
   */
  check(state: State, seat: Seat, move: Move): Violation | null;
  /** Returns why `seat` has no move of this kind now, or null if there is such a move. */
  whyNone(state: State, seat: Seat, type: Move['type']): Violation | null;
  /** All refusals of the game: each code once, with the argument names of its message. */
  readonly refusals: RefusalList;
  /** Returns the events of `move` by `seat`, which must have passed `check`. */
  decide(state: State, seat: Seat, move: Move): readonly Event[];
  /** Parses, checks and decides a move from any sender; returns its events, or the violation. */
  attempt(state: State, seat: Seat, move: unknown): Attempt<Event>;
  /** Returns the state after `event`. Works on hidden states and events too, and never throws because a card is hidden. */
  evolve(state: State, event: Event): State;
  /** Returns the parts of `state` that `viewer` may see. All fields that are not named are hidden. */
  hide(state: State, viewer: Viewer): HiddenState<State>;
  /** Returns what `viewer` may see of `event`, which happens to `state`. */
  hideEvent(event: Event, viewer: Viewer, state: State): Event;
  /** Returns the result; null until the game is over. */
  result(state: State): Result<Ending<EndingCode>> | null;
  /** Returns everybody's place and score if the game ended now, best place first. */
  standings(state: State): readonly Standing[];
  /** Returns each seat's score so far, by seat, in the game's own unit. */
  scores(state: State): readonly number[];
  /** Returns everybody's score, by seat, at the start and after each scored deal. */
  course(state: State): readonly (readonly number[])[];
  /** Returns the move that a rule prescribes for an absent player, or null if there is none. */
  forAbsent(state: State, seat: Seat): Move | null;
  /**
   * Returns the moves that may be made for a seat after a timeout: a move that declines an offer, or all strictly mandatory moves.
   * Returns none for a seat that is not to act.
   */
  timeOut(state: State, seat: Seat): readonly Move[];
  /** Returns the violation if `seat` must stay silent now, or null if the seat may chat. */
  silence(state: State, seat: Seat): Violation | null;
  /** The description of the game's tricks, or null for a game without tricks. */
  readonly tricks: GameTricks<State, Event> | null;
}

/** Any game, with its state, moves and events typed only as far as the server needs. */
export interface AnyGame extends Omit<Game<object, GameState, Tagged, Tagged>, 'eventFields' | 'options' | 'tricks'> {
  readonly options: AnyOptionList;
  readonly eventFields: Readonly<Record<string, readonly string[]>>;
  readonly tricks: AnyGameTricks<GameState> | null;
}

/** Returns the state after `events`, in order. */
export function evolveAll<State extends GameState, Event extends Tagged>(
  game: { evolve(state: State, event: Event): State },
  state: State,
  events: readonly Event[],
): State {
  let now = state;
  for (const event of events) now = game.evolve(now, event);
  return now;
}

/** Returns the state before each event, in order; `state` is the state before the first event. */
export function statesBefore<State extends GameState, Event extends Tagged>(
  game: { evolve(state: State, event: Event): State },
  events: readonly Event[],
  state: State,
): readonly State[] {
  const states = [state];
  let now = state;
  for (const event of events.slice(0, -1)) states.push((now = game.evolve(now, event)));
  return states;
}

/** Returns the events as `viewer` may see them, each hidden according to the state after the previous events. */
export function hideEvents<State extends GameState, Event extends Tagged>(
  game: Pick<Game<never, State, never, Event>, 'evolve' | 'hideEvent'>,
  events: readonly Event[],
  viewer: Viewer,
  state: State,
): readonly Event[] {
  const before = statesBefore(game, events, state);
  return events.map((event, at) => game.hideEvent(event, viewer, before[at] ?? state));
}
