import type { AnyGame, Game, GameState, Tagged } from '../game.ts';
import type { AnyGuessing } from '../guessing.ts';
import type { Viewer } from '../seat.ts';
import type { JsonPath } from './json.ts';
import type { SeatFields } from './rotate.ts';

/** A census of the cards in one state of a game, as far as the state shows the cards. */
export interface Census {
  /** The cards in the zones of the state, without hidden cards; all different. */
  readonly cards: readonly string[];
  /** The number of cards that are out of play and not listed, such as the cards of older tricks. */
  readonly outOfPlay: number;
  /** The number of cards in the game. */
  readonly total: number;
}

/** An exchange of suits: each suit's letter, with the letter that replaces it. */
export type SuitExchange = Readonly<Record<string, string>>;

/** The law subject of a game: everything that the laws (property tests) need in addition to the game itself. */
export interface LawSubject<Options, State extends GameState, Move extends Tagged, Event extends Tagged> {
  readonly game: Game<Options, State, Move, Event>;
  /** Additional sets of options to play, beyond the sets in which each listed value occurs once. */
  readonly moreOptions?: readonly Options[];
  /**
   * Returns an upper bound on the moves of a whole game at `seats` seats. The law of ending enforces the bound for random play, and
   * a trial stops one move after it. The bound comes from the rules if they limit a game (its deals and their cards). If not, it is
   * far above the number that random play has ever needed.
   */
  moveBound(seats: number, options: Options): number;
  census(state: State): Census;
  /** Returns the sum that must always be zero (balances and pot), for a game with counters. */
  counters?(state: State): number;
  /** The kinds of move that `legalMoves` lists only in part, by a rule. If left out, there are no such kinds. */
  readonly partlyListed?: readonly Move['type'][];
  /**
   * Returns the zone of a card by its path in the state. The secrecy law never exchanges cards of different zones, such as separate
   * packs. If left out, there is one zone.
   */
  zone?(path: JsonPath): string;
  /**
   * Returns whether the rules hide the card at this path from this viewer. The function repeats the rule file's "who sees what"
   * independently. So the laws also notice a card that both the state and the events expose.
   */
  secret?(path: JsonPath, viewer: Viewer, state: State): boolean;
  /** The kinds of event that reveal cards outside the state, such as hands shown when a deal is scored. */
  readonly reveals?: readonly Event['type'][];
  /**
   * The kinds of event that, by a rule, depend on hidden cards, such as a deal in which nobody can continue. The secrecy law lets
   * two worlds diverge at such an event.
   */
  readonly mayDiverge?: readonly Event['type'][];
  /** The determinization (guessing) of the game, if its bots use it. */
  readonly guessing?: AnyGuessing;
  /** The fields of states and moves that are by seat, or name seats. */
  readonly seatFields: SeatFields;
  /** Exchanges suits in states and moves, for a game (and options) in which suits are equal. */
  readonly permuteSuits?: {
    /** The suits that may be exchanged for one another; the four French suits if left out. */
    readonly suits?: readonly string[];
    state(state: State, suits: SuitExchange): State;
    move(move: Move, suits: SuitExchange): Move;
  };
}

/** The law subject of any game, typed only as far as the laws need. */
export interface AnyLawSubject extends Omit<LawSubject<object, GameState, Tagged, Tagged>, 'game'> {
  readonly game: AnyGame;
}
