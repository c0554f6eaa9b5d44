import type { AnyGame, Game, GameState, Tagged } from '../game.ts';
import type { AnyGuessing } from '../guessing.ts';
import type { Viewer } from '../seat.ts';
import type { JsonPath } from './json.ts';
import type { SeatFields } from './rotate.ts';

/** Where every card of a game is at one moment, as far as the state tells. */
export interface Census {
  /** The cards in the zones of the state, hidden ones left out; no two alike. */
  readonly cards: readonly string[];
  /** How many cards are out of play and not listed (older tricks, say). */
  readonly outOfPlay: number;
  /** How many cards the game is played with. */
  readonly total: number;
}

/** Which suit stands for which, by the letters they have in cards. */
export type SuitExchange = Readonly<Record<string, string>>;

/** What the laws must know of a game, beside the game itself, to hold it to them. */
export interface LawSubject<Options, State extends GameState, Move extends Tagged, Event extends Tagged> {
  readonly game: Game<Options, State, Move, Event>;
  /** Sets of options worth playing beside those in which each value of the game's list comes once. */
  readonly moreOptions?: readonly Options[];
  /**
   * An upper bound on the moves of a whole game at so many seats, which the law of ending holds random play to, and one move past
   * which a trial is broken off. It comes from the rules where they bound a game (its deals and their cards); where they do not,
   * it is far above what random play has ever taken.
   */
  moveBound(seats: number, options: Options): number;
  census(state: State): Census;
  /** The sum that must be zero at all times (balances and pot), for a game with counters. */
  counters?(state: State): number;
  /** The kinds of move of which `legalMoves` lists, by a rule, only some of the lawful ones. None if left out. */
  readonly partlyListed?: readonly Move['type'][];
  /**
   * Names the zone of a card by its path in the state; cards of different zones are never exchanged by the
   * secrecy law (another pack, for example). One zone if left out.
   */
  zone?(path: JsonPath): string;
  /**
   * Whether the rules hide the card at this path from this viewer: the rule file's "who sees what", said once more
   * and on its own, so that a card shown by state and events alike is noticed too.
   */
  secret?(path: JsonPath, viewer: Viewer, state: State): boolean;
  /** The kinds of event that lay open cards which the state does not keep (hands shown when a deal is scored). */
  readonly reveals?: readonly Event['type'][];
  /**
   * The kinds of event that, by a rule, happen or not according to cards that somebody cannot see (a deal in which
   * nobody can go on). The secrecy law lets two worlds diverge there.
   */
  readonly mayDiverge?: readonly Event['type'][];
  /** How a seat guesses at what it does not see, for a game that has players who do. */
  readonly guessing?: AnyGuessing;
  /** The fields of states and moves that are by seat, or name seats. */
  readonly seatFields: SeatFields;
  /** The same state or move with suits exchanged as `suits` tells, for a game (and options) blind to them. */
  readonly permuteSuits?: {
    /** The suits that may be exchanged for one another; the four French ones if left out. */
    readonly suits?: readonly string[];
    state(state: State, suits: SuitExchange): State;
    move(move: Move, suits: SuitExchange): Move;
  };
}

/** What the laws must know of any game, its types known only as far as the laws need them. */
export interface AnyLawSubject extends Omit<LawSubject<object, GameState, Tagged, Tagged>, 'game'> {
  readonly game: AnyGame;
}
