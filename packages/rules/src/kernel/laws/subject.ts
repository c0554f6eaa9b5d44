import type { Game, GameState, Tagged } from '../game.ts';
import type { Seat } from '../seat.ts';

/** Where every card of a game is at one moment, as far as the state tells. */
export interface Census {
  /** The cards in the zones of the state, hidden ones left out. */
  readonly cards: readonly string[];
  /** How many cards are out of play and not listed (older tricks, say). */
  readonly outOfPlay: number;
  /** How many cards the game is played with. */
  readonly total: number;
}

/** What the laws must be told about a game, beside the game itself, to hold it to them. */
export interface LawSubject<Options, State extends GameState, Move extends Tagged, Event extends Tagged> {
  readonly game: Game<Options, State, Move, Event>;
  /** Every set of options worth playing: each value of each option at least once. */
  readonly options: readonly Options[];
  /** A bound on the moves of a whole game of random play. */
  readonly mostMoves: (seats: number, options: Options) => number;
  readonly census: (state: State) => Census;
  /** The sum that must be zero at all times (balances and pot), for a game with counters. */
  readonly counters?: (state: State) => number;
  /**
   * Names the zone of a hidden card by its path in the state; cards of different zones are never exchanged by the
   * secrecy law (another pack, for example). One zone if left out.
   */
  readonly zone?: (path: readonly (string | number)[]) => string;
  /** The same state with everybody moved `by` seats to the left. */
  readonly rotate?: (state: State, by: Seat) => State;
  /** The same state or move with every suit exchanged as `suits` tells, for a game (and options) blind to suits. */
  readonly permuteSuits?: {
    readonly state: (state: State, suits: Readonly<Record<string, string>>) => State;
    readonly move: (move: Move, suits: Readonly<Record<string, string>>) => Move;
  };
}
