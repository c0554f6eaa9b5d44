import type { GameState, HiddenState, Seat, Seed, Tagged } from '@chinwag/rules';
import type { Trials } from './search/try-in-worlds.ts';

/** The input for one decision. A bot's choice may depend on nothing else, not even on the time. */
export interface Thought<State extends GameState, Move extends Tagged, Memory extends object = object> {
  /** The state as `hide` redacts it for `seat`, whose decision must be pending. */
  readonly view: HiddenState<State>;
  readonly seat: Seat;
  /** The legal moves that the bot may choose from, if a rule restricts them; left out if every legal move is allowed. */
  readonly among?: readonly Move[];
  /** The seed of the randomness in this decision: 32 bytes as hex. */
  readonly seed: Seed;
  /** The seat's memory: the game's fold over the events that the seat has seen; null in a game without such a fold. */
  readonly memory: Memory | null;
  /** The maximum number of playouts (simulations to the end of the deal). */
  readonly playouts: number;
}

/** A player that sees only what its seat may see. `choose` always returns the same legal move for the same input. */
export interface Bot<State extends GameState, Move extends Tagged, Memory extends object = object> {
  /** The version of the bot, which rises by one with each change that may make the bot choose differently. */
  readonly version: number;
  choose(thought: Thought<State, Move, Memory>): Move;
}

/** A bot that searches: it tries its moves in sampled worlds (determinizations). It can also judge other players' moves. */
interface SearchingBot<State extends GameState, Move extends Tagged, Memory extends object = object>
  extends Bot<State, Move, Memory> {
  /**
   * The average value of a deal in the unit of the trials: 0 if the trials measure the lead over the others' mean. The value is
   * null if the trials measure something other than the score.
   */
  readonly par: number | null;
  /** Returns the moves to try, and how to try each in a sampled world. Returns null if the bot has no moves to try. */
  trials(thought: Thought<State, Move, Memory>): Trials<Move, unknown> | null;
}

/** A game's bots, by strength. */
export interface Players<State extends GameState, Move extends Tagged, Memory extends object = object> {
  readonly gentle: Bot<State, Move>;
  readonly sensible: Bot<State, Move>;
  readonly strong?: SearchingBot<State, Move, Memory>;
}

/** A bot for any game, with its state and moves typed only as far as the server needs. */
export type AnyBot = Bot<GameState, Tagged>;

/** A search-based bot for any game, typed only as far as a review needs. */
export type AnySearchingBot = SearchingBot<GameState, Tagged>;

/** The number of playouts for one decision on an otherwise idle CPU. */
export const FULL_PLAYOUTS = 1200;

const NO_SEED = '0'.repeat(64);

/** Returns the input for a decision without memory or playouts, and with a fixed random seed. */
export function plainThought<State extends GameState>(view: HiddenState<State>, seat: Seat): Thought<State, never> {
  return { view, seat, seed: NO_SEED, memory: null, playouts: 0 };
}
