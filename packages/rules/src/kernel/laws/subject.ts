import type { AnyGame, Game, GameState, Tagged } from '../game.ts';
import type { AnyGuessing } from '../guessing.ts';
import type { Viewer } from '../seat.ts';
import type { JsonPath } from './json.ts';
import type { SeatFields } from './rotate.ts';

/** A census of a game's cards in one state, as far as the state shows them. */
export interface Census {
  /** The cards in the zones of the state, without hidden ones; all different. */
  readonly cards: readonly string[];
  /** The number of cards that are out of play and not listed, such as those of older tricks. */
  readonly outOfPlay: number;
  /** The number of cards in the game. */
  readonly total: number;
}

/** An exchange of suits, by their letters in cards. */
export type SuitExchange = Readonly<Record<string, string>>;

/** The law subject of a game: everything that the laws need in addition to the game itself. */
export interface LawSubject<Options, State extends GameState, Move extends Tagged, Event extends Tagged> {
  readonly game: Game<Options, State, Move, Event>;
  /** Additional sets of options worth playing, beyond those in which each listed value occurs once. */
  readonly moreOptions?: readonly Options[];
  /**
   * Returns an upper bound on the moves of a whole game at `seats` seats. The law of ending enforces it for random play, and a
   * trial stops one move past it. It comes from the rules if they bound a game (its deals and their cards). Otherwise it is far
   * above the number that random play has ever needed.
   */
  moveBound(seats: number, options: Options): number;
  census(state: State): Census;
  /** Returns the sum that must always be zero (balances and pot), for a game with counters. */
  counters?(state: State): number;
  /** The kinds of move that `legalMoves` lists only in part, by a rule. None if left out. */
  readonly partlyListed?: readonly Move['type'][];
  /**
   * Returns the zone of a card by its path in the state. The secrecy law never exchanges cards of different zones, such as those of
   * separate packs. If left out, there is one zone.
   */
  zone?(path: JsonPath): string;
  /**
   * Returns whether the rules hide the card at this path from this viewer. It repeats the rule file's "who sees what"
   * independently, so that a card that both the state and the events expose is also noticed.
   */
  secret?(path: JsonPath, viewer: Viewer, state: State): boolean;
  /** The kinds of event that reveal cards which the state does not store, such as hands shown when a deal is scored. */
  readonly reveals?: readonly Event['type'][];
  /**
   * The kinds of event that, by a rule, depend on cards that a viewer cannot see, such as a deal in which nobody can continue. The
   * secrecy law lets two worlds diverge there.
   */
  readonly mayDiverge?: readonly Event['type'][];
  /** The guessing of the game, if it has bots that guess. */
  readonly guessing?: AnyGuessing;
  /** The fields of states and moves that are by seat, or name seats. */
  readonly seatFields: SeatFields;
  /** Exchanges suits in states and moves, for a game (and options) blind to them. */
  readonly permuteSuits?: {
    /** The suits that may be exchanged for one another; the four French ones if left out. */
    readonly suits?: readonly string[];
    state(state: State, suits: SuitExchange): State;
    move(move: Move, suits: SuitExchange): Move;
  };
}

/** The law subject of any game, typed only as far as the laws need. */
export interface AnyLawSubject extends Omit<LawSubject<object, GameState, Tagged, Tagged>, 'game'> {
  readonly game: AnyGame;
}
