import type { GameState, LedgerLine, Seat } from '@chinwag/rules';
import type { CardCode } from '../language/cardCode.ts';
import type { Message } from '../language/message.ts';

/** A big moment in the middle of a game, shown large over the table for a second or two. The log also reports the moment. */
export interface BigMoment {
  /** The moment's name, in a word or two. */
  readonly title: Message;
  /** The players who have brought the moment about. */
  readonly by: readonly Seat[];
  /** The cards of the moment, in order. */
  readonly cards: readonly CardCode[];
}

/** Returns the big moment that happened between two states of a game, or null if there was none. */
export type BigMoments<State extends GameState> = (before: State, after: State) => BigMoment | null;

/**
 * Returns, by seat, the cards for which a ledger line of a scored deal changed scores. Returns none if the line involves no cards.
 */
export type CountedCards<State extends GameState> = (line: LedgerLine, scored: State) => readonly (readonly CardCode[])[];

/** The parts of a game that are shown large: its big moments and its counted cards. */
export interface LargeMoments<State extends GameState> {
  readonly bigMoments: BigMoments<State>;
  readonly countedCards: CountedCards<State>;
}
