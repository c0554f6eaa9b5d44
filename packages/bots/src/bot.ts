import type { GameState, HiddenState, Seat, Seed, Tagged } from '@chinwag/rules';
import type { Trials } from './search/try-in-worlds.ts';

/** The input of one decision. A bot's choice may depend on nothing else, and especially not on time. */
export interface Thought<State extends GameState, Move extends Tagged, Memory extends object = object> {
  /** The state as `hide` redacts it for `seat`, whose decision must be pending. */
  readonly view: HiddenState<State>;
  readonly seat: Seat;
  /** The subset of the listed moves that the bot may choose from, if a rule restricts them; every lawful move if left out. */
  readonly among?: readonly Move[];
  /** The seed of the randomness in this decision: 32 bytes as hex. */
  readonly seed: Seed;
  /** The seat's memory of what it has seen so far, as the game's fold over events; null in a game without such a fold. */
  readonly memory: Memory | null;
  /** The maximum number of playouts (simulations to the end of the deal). */
  readonly playouts: number;
}

/** A player that sees only what its seat may see. `choose` returns a lawful move, and always the same one for the same input. */
export interface Bot<State extends GameState, Move extends Tagged, Memory extends object = object> {
  /** The version of the bot. It rises by one with each change that may make the bot choose differently. */
  readonly version: number;
  choose(thought: Thought<State, Move, Memory>): Move;
}

/** A bot that searches: it tries its moves in sampled worlds (determinizations), so it can also judge other people's moves. */
interface SearchingBot<State extends GameState, Move extends Tagged, Memory extends object = object>
  extends Bot<State, Move, Memory> {
  /**
   * The average worth of a deal in the unit of the trials: 0 if they measure the lead over the others' mean. It is null if they
   * measure something other than the score.
   */
  readonly par: number | null;
  /** Returns the moves to try, and how each is tried in every sampled world; null if the bot tries none. */
  trials(thought: Thought<State, Move, Memory>): Trials<Move, unknown> | null;
}

/** The bots of a game, by strength. */
export interface Players<State extends GameState, Move extends Tagged, Memory extends object = object> {
  readonly gentle: Bot<State, Move>;
  readonly sensible: Bot<State, Move>;
  readonly strong?: SearchingBot<State, Move, Memory>;
}

/** Any bot, with its state and moves typed only as far as the server needs. */
export type AnyBot = Bot<GameState, Tagged>;

/** Any search-based bot, typed only as far as a review needs. */
export type AnySearchingBot = SearchingBot<GameState, Tagged>;

/** The number of playouts for one decision when the CPU is otherwise idle. */
export const FULL_PLAYOUTS = 1200;

const NO_SEED = '0'.repeat(64);

/** Returns the input of a decision without memory or playouts, whose randomness always has the same seed. */
export function plainThought<State extends GameState>(view: HiddenState<State>, seat: Seat): Thought<State, never> {
  return { view, seat, seed: NO_SEED, memory: null, playouts: 0 };
}
