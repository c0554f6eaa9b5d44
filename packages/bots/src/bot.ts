import type { GameState, HiddenState, Seat, Seed, Tagged } from '@chinwag/rules';
import type { Trials } from './search/try-in-worlds.ts';

/** One decision as a player is given it: nothing else may bear on what is chosen, least of all time. */
export interface Thought<State extends GameState, Move extends Tagged, Memory extends object = object> {
  /** What `hide` leaves for `seat`, whose decision must be pending. */
  readonly view: HiddenState<State>;
  readonly seat: Seat;
  /** The moves to choose from, several of those that are listed, where a rule does not leave them all; all if left out. */
  readonly among?: readonly Move[];
  /** Where the chance of this decision comes from: 32 bytes as hex. */
  readonly seed: Seed;
  /** What the seat has seen, as its game folds that; null where the game folds nothing. */
  readonly memory: Memory | null;
  /** How many times the deal may be played to its end in thought, at most. */
  readonly playouts: number;
}

/** A player that is given only what its seat may see, and answers one of its lawful moves: the same for the same thought. */
export interface Bot<State extends GameState, Move extends Tagged, Memory extends object = object> {
  /** One more with each change after which it may choose otherwise. */
  readonly version: number;
  choose(thought: Thought<State, Move, Memory>): Move;
}

/** A player that tries its moves in worlds that may be, and can say how: so that it can judge what others chose, too. */
interface SearchingBot<State extends GameState, Move extends Tagged, Memory extends object = object>
  extends Bot<State, Move, Memory> {
  /**
   * What a deal is worth on average, as its trials count: 0 where they count by how much one does better than the others. Null
   * where they count something else than the score.
   */
  readonly par: number | null;
  /** How the moves of a decision are tried, each in every world; null where it tries none. */
  trials(thought: Thought<State, Move, Memory>): Trials<Move, unknown> | null;
}

/** The players of a game, by how well they play. */
export interface Players<State extends GameState, Move extends Tagged, Memory extends object = object> {
  readonly gentle: Bot<State, Move>;
  readonly sensible: Bot<State, Move>;
  readonly strong?: SearchingBot<State, Move, Memory>;
}

/** Any bot, its state and moves known only as far as the server itself needs them. */
export type AnyBot = Bot<GameState, Tagged>;

/** Any player that tries its moves, as far as a review needs to know it. */
export type AnySearchingBot = SearchingBot<GameState, Tagged>;

/** How many playouts a decision is worth where nothing else waits. */
export const FULL_PLAYOUTS = 1200;

const NO_SEED = '0'.repeat(64);

/** A thought at a seat by one who remembers nothing, plays nothing to its end, and whose chance is always the same. */
export function plainThought<State extends GameState>(view: HiddenState<State>, seat: Seat): Thought<State, never> {
  return { view, seat, seed: NO_SEED, memory: null, playouts: 0 };
}
