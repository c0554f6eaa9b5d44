import { evolveAll, type Game, type GameState, type Setup, type Tagged } from '../game.ts';
import type { Seat } from '../seat.ts';
import { pick, type Random } from './random.ts';

/** A seat's decision. */
export interface Choice<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** Decides who moves next and how, or stops the game by null. It sees the whole state: hide it for a player. */
export type Chooser<State, Move> = (state: State) => Choice<Move> | null;

/** What one decision brought about; the opening of the game, step 0, comes of nobody's decision. */
export interface Step<State, Move, Event> {
  /** 0 for the opening, afterwards the number of the move, from 1. */
  readonly number: number;
  readonly by: Choice<Move> | null;
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

/** A game as it was played: every step from the opening on. */
export interface PlayedGame<Options, State, Move, Event> {
  readonly setup: Setup<Options>;
  readonly steps: readonly Step<State, Move, Event>[];
  readonly end: State;
}

/** The parts of a game that it takes to play it. */
type Playable<Options, State extends GameState, Move extends Tagged, Event extends Tagged> = Pick<
  Game<Options, State, Move, Event>,
  'begin' | 'actors' | 'legalMoves' | 'decide' | 'evolve' | 'result'
>;

/** Plays step by step, the opening first, until `choose` stops or the game is over. */
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
    const events = game.decide(before, by.seat, by.move);
    state = evolveAll(game, before, events);
    yield { number, by, before, events, after: state };
  }
}

/** Plays a game to its end, or until `choose` stops or `mostMoves` have been made. */
export function playGame<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Playable<Options, State, Move, Event>,
  setup: Setup<Options>,
  choose: Chooser<State, Move>,
  mostMoves = Number.POSITIVE_INFINITY,
): PlayedGame<Options, State, Move, Event> {
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

/** Plays a game by chance, as `randomChooser` does, to its end or until `mostMoves` have been made. */
export function playRandomly<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Playable<Options, State, Move, Event>,
  setup: Setup<Options>,
  random: Random,
  mostMoves = Number.POSITIVE_INFINITY,
): PlayedGame<Options, State, Move, Event> {
  return playGame(game, setup, randomChooser(game, random), mostMoves);
}

/**
 * Chooses one of the awaited seats and one of its listed moves by chance; every other time the kind of move first,
 * so that kinds with few moves are tried too. Stops where nobody is awaited or nothing is listed.
 */
export function randomChooser<State, Move extends Tagged>(
  game: { actors(state: State): readonly Seat[]; legalMoves(state: State, seat: Seat): readonly Move[] },
  random: Random,
): Chooser<State, Move> {
  return (state) => {
    const actors = game.actors(state);
    if (actors.length === 0) return null;
    const seat = pick(actors, random);
    const moves = game.legalMoves(state, seat);
    if (moves.length === 0) return null;
    if (random.below(2) === 0) return { seat, move: pick(moves, random) };
    const type = pick([...new Set(moves.map((move) => move.type))], random);
    return { seat, move: pick(moves.filter((move) => move.type === type), random) };
  };
}
