import { evolveAll, type Game, type GameState, type Setup, type Tagged } from './game.ts';
import type { Seat } from './seat.ts';

/** A decision: a seat and its move. */
export interface Decision<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * A chooser: returns the next decision, or null to stop the game. A chooser receives the whole state; a caller that plays for a
 * seat must hide the state.
 */
export type Chooser<State, Move> = (state: State) => Decision<Move> | null;

/** A step of a game: one decision with its events. The opening, step 0, has no decision. */
export interface Step<State, Move, Event> {
  /** The number of the move, from 1; 0 for the opening. */
  readonly number: number;
  readonly by: Decision<Move> | null;
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

/** One event of a step, with the states before and after the event. */
export interface Transition<State, Event> {
  readonly before: State;
  readonly event: Event;
  readonly after: State;
}

/** A playthrough: every step of a game from the opening on. */
export interface Playthrough<Options, State, Move, Event> {
  readonly setup: Setup<Options>;
  readonly steps: readonly Step<State, Move, Event>[];
  readonly end: State;
}

/** The parts of a game that `playGame` and `stepsOf` use. */
export type Playable<Options, State extends GameState, Move extends Tagged, Event extends Tagged> = Pick<
  Game<Options, State, Move, Event>,
  'begin' | 'attempt' | 'evolve' | 'result'
>;

/**
 * Yields the steps of a game, the opening first, until `choose` stops or the game is over. Throws if the game refuses a chosen
 * move.
 */
export function* stepsOf<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Playable<Options, State, Move, Event>,
  setup: Setup<Options>,
  choose: Chooser<State, Move>,
): Generator<Step<State, Move, Event>, void> {
  const opening = game.begin(setup);
  let state = evolveAll(game, opening.state, opening.events);
  yield { number: 0, by: null, before: opening.state, events: opening.events, after: state };
  for (let number = 1; game.result(state) === null; number++) {
    const by = choose(state);
    if (by === null) return;
    const before = state;
    const attempt = game.attempt(before, by.seat, by.move);
    if (!attempt.ok) throw new Error(`seat ${by.seat}, ${JSON.stringify(by.move)}: ${attempt.violation.code}`);
    const { events } = attempt;
    state = evolveAll(game, before, events);
    yield { number, by, before, events, after: state };
  }
}

/** Returns the playthrough of a game to its end, until `choose` stops, or until `mostMoves` moves have been made. */
export function playGame<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Playable<Options, State, Move, Event>,
  setup: Setup<Options>,
  choose: Chooser<State, Move>,
  mostMoves = Number.POSITIVE_INFINITY,
): Playthrough<Options, State, Move, Event> {
  const steps: Step<State, Move, Event>[] = [];
  let end: State | null = null;
  for (const step of stepsOf(game, setup, choose)) {
    steps.push(step);
    end = step.after;
    if (step.number >= mostMoves) break;
  }
  if (end === null) throw new Error('a game was played without an opening');
  return { setup, steps, end };
}

/**
 * Yields a step event by event, with the state after each event. The caller can thus see the end of a deal before the next deal
 * begins. `dealEnds` names the kinds of event that end a deal.
 */
export function* transitionsOf<State extends GameState, Event extends Tagged>(
  game: { evolve(state: State, event: Event): State },
  { before, events }: Pick<Step<State, unknown, Event>, 'before' | 'events'>,
): Generator<Transition<State, Event>, void> {
  let state = before;
  for (const event of events) {
    const after = game.evolve(state, event);
    yield { before: state, event, after };
    state = after;
  }
}
