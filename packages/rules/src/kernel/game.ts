import type { AnyGameTricks, GameTricks } from './game-tricks.ts';
import type { AnyOptionList, OptionList } from './options.ts';
import type { Direction, Seat, Viewer } from './seat.ts';
import type { Seed } from './shuffle.ts';
import type { RefusalList, Violation } from './violation.ts';

/** What a game begins from. `owner` is the seat of the table's owner, or null if the owner only watches. */
export interface Setup<Options> {
  readonly seats: number;
  readonly owner: Seat | null;
  readonly options: Options;
  readonly seed: Seed;
}

/** A seat's place in the final result: 1 is best, equals share a place (1-1-3). `score` is in the game's own unit. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Why a game ended: a stable code of the game's own, and the rule that ended it. */
export interface Ending<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
}

/** The outcome of a game, best place first, and why it ended. */
export interface Result<Why extends Ending = Ending> {
  readonly standings: readonly Standing[];
  readonly why: Why;
}

/** One line of a deal's account: by how much one thing, under one rule, moved what everybody has. */
export interface LedgerLine<Reason extends string = string> {
  readonly reason: Reason;
  readonly rule: string;
  /** What was moved. Where the score is counted in counters, it is the score. */
  readonly of: 'score' | 'counters';
  /** By seat. */
  readonly amounts: readonly number[];
}

/** What the score sheet of every game keeps of a deal. */
export interface ScoredDeal<Reason extends string = string> {
  /** From 1. */
  readonly number: number;
  readonly dealer: Seat;
  /** By seat: what the deal added to the score; null for a seat that was out of the game. */
  readonly points: readonly (number | null)[];
  /** How many cards were out of it in the end: discarded, set aside or never drawn, and in no hand, trick or meld. */
  readonly dead: number;
  /** All that moved, line by line: the lines of the score add up to `points`. */
  readonly ledger: readonly LedgerLine<Reason>[];
}

/** The part of a zod schema that the server relies on: it parses unknown input, or refuses. */
export interface Parser<Value> {
  safeParse(input: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** The least a state must be: plain JSON with a named phase and the deals scored so far, oldest first. */
export interface GameState {
  /** With whose turn it is, where it is one's. */
  readonly phase: { readonly name: string; readonly seat?: Seat };
  readonly records: readonly ScoredDeal[];
}

/** What the kernel itself relies on in every game's state: what was chosen, and what the shuffles follow from. */
export interface SeededState extends GameState {
  readonly options: object;
  /** Empty for every viewer: the kernel hides it. */
  readonly seed: Seed;
  /** How many shuffles have been made. */
  readonly shuffles: number;
}

/** The least a move or an event must be: plain JSON distinguished by its type. */
export interface Tagged {
  readonly type: string;
}

/** Which phases may directly follow which; the drawn state machine and the laws both read it. */
export type PhaseTable<Phase extends string> = Readonly<Record<Phase, readonly Phase[]>>;

/** The fields of each kind of event, in the order in which they travel; `type` goes before them. */
export type EventFields<Event extends Tagged> = {
  readonly [Type in Event['type']]: readonly Exclude<keyof Extract<Event, { type: Type }>, 'type'>[];
};

/** What became of a move that was tried: what happens by it, or why it is refused. */
export type Attempt<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly violation: Violation };

declare const hidden: unique symbol;

/** A state of which everything is hidden that its viewer may not see: what `hide` returns, and all that reaches a bot. */
export type HiddenState<State> = State & { readonly [hidden]: true };

/** Takes a state for a view that was hidden elsewhere, and has been received or followed since by hidden events. */
export function asHiddenState<State>(state: State): HiddenState<State> {
  return state as HiddenState<State>;
}

/**
 * A card game as a decider: a state machine without I/O, clock or chance of its own.
 * State, moves and events are plain readonly JSON. The server and every browser run the same functions,
 * the browser on what `hide` leaves. `defineGame` makes one of a game's own parts. `EndingCode`: the codes of the ways
 * in which it can end.
 */
export interface Game<
  Options, State extends GameState, Move extends Tagged, Event extends Tagged, EndingCode extends string = string,
> {
  /** Stable name, as in addresses and stored games. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Which way play goes round the table. */
  readonly direction: Direction;
  /** All that a host may choose; `parseOptions` reads a choice by it. */
  readonly options: OptionList<Options>;
  readonly move: Parser<Move>;
  readonly phases: PhaseTable<State['phase']['name']>;
  readonly eventFields: EventFields<Event>;
  /** The kinds of event after which the deal that ends lies open and scored, and the next is not yet dealt. */
  readonly dealEnds: readonly Event['type'][];
  /**
   * The kinds of event by which somebody learns what was hidden and was not the mover's own to show: a deal, a card drawn,
   * answers opened together. What lies before one of them cannot be taken back. The law of taking back holds it to them.
   */
  readonly revealingEvents: readonly Event['type'][];
  /**
   * The state before anything has happened, and the events, to be folded in order, that bring the first decision.
   * Throws `SetupRefused` for seats, an owner, options or a seed that cannot be.
   */
  begin(setup: Setup<Options>): { readonly state: State; readonly events: readonly Event[] };
  /** The seats whose decision is awaited: several in a buying window, none once there is a result. */
  actors(state: State): readonly Seat[];
  /** Every lawful move of `seat` (empty for one who is not to act), but where a rule documents a canonical subset. */
  legalMoves(state: State, seat: Seat): readonly Move[];
  /** Null if `move` is lawful for `seat` now, else the rule it breaks: moment before seat before content. */
  check(state: State, seat: Seat, move: Move): Violation | null;
  /** Why `seat` can make no move of this kind now; null if it can make one. */
  whyNone(state: State, seat: Seat, type: Move['type']): Violation | null;
  /** All that it refuses with: each code once, with the names of what its sentence speaks of. */
  readonly refusals: RefusalList;
  /** What happens when `seat` makes `move`, which must have passed `check`. */
  decide(state: State, seat: Seat, move: Move): readonly Event[];
  /** Reads, checks and decides a move that anybody may have sent: what happens by it, or why it is refused. */
  attempt(state: State, seat: Seat, move: unknown): Attempt<Event>;
  /** The state after `event`. Works on hidden states and events, and never throws on a hidden card. */
  evolve(state: State, event: Event): State;
  /** What `viewer` may see of `state`: everything is hidden but what is named. */
  hide(state: State, viewer: Viewer): HiddenState<State>;
  /** What `viewer` may see of `event`, which happens to `state`. */
  hideEvent(event: Event, viewer: Viewer, state: State): Event;
  /** Null until the game is over. */
  result(state: State): Result<Ending<EndingCode>> | null;
  /** Everybody's place and score as the game stands, best place first: what it would come to if it ended now. */
  standings(state: State): readonly Standing[];
  /** Each seat's score so far, by seat, in the game's own unit. */
  scores(state: State): readonly number[];
  /** Everybody's score, by seat, at the beginning and after each scored deal. */
  course(state: State): readonly (readonly number[])[];
  /** The move that anyone who plays for an absent person must make, by a rule; null where they are free. */
  forAbsent(state: State, seat: Seat): Move | null;
  /**
   * What may be done for a seat to act whose time is out, some of its lawful moves: the one that declines an offer, or
   * all that do a duty and no more than that. Empty for one that is not to act.
   */
  timeOut(state: State, seat: Seat): readonly Move[];
  /** Null if `seat` may chat now, else the rule that asks for silence. */
  silence(state: State, seat: Seat): Violation | null;
  /** What it says about its tricks; null for a game without any. */
  readonly tricks: GameTricks<State, Event> | null;
}

/** Any game, its state, moves and events known only as far as the server itself needs them. */
export interface AnyGame extends Omit<Game<object, GameState, Tagged, Tagged>, 'eventFields' | 'options' | 'tricks'> {
  readonly options: AnyOptionList;
  readonly eventFields: Readonly<Record<string, readonly string[]>>;
  readonly tricks: AnyGameTricks<GameState> | null;
}

/** A state after `events`, in order. */
export function evolveAll<State extends GameState, Event extends Tagged>(
  game: { evolve(state: State, event: Event): State },
  state: State,
  events: readonly Event[],
): State {
  let now = state;
  for (const event of events) now = game.evolve(now, event);
  return now;
}

/** The states that one event or more happen to in order, the first of them to `state`. */
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

/** Events hidden for `viewer`, each as it happens to the state the ones before it left. */
export function hideEvents<State extends GameState, Event extends Tagged>(
  game: Pick<Game<never, State, never, Event>, 'evolve' | 'hideEvent'>,
  events: readonly Event[],
  viewer: Viewer,
  state: State,
): readonly Event[] {
  const before = statesBefore(game, events, state);
  return events.map((event, at) => game.hideEvent(event, viewer, before[at] ?? state));
}
