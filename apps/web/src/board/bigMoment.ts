import type { GameState, LedgerLine, Seat } from '@chinwag/rules';
import type { CardCode } from '../language/cardCode.ts';
import type { Message } from '../language/message.ts';

/** Something in the middle of a game that is shown large over the cloth for a second or two. The log says it, too. */
export interface BigMoment {
  /** What it is called, in a word or two. */
  readonly title: Message;
  /** Whose it is. */
  readonly by: readonly Seat[];
  /** The cards it was made of, in their order. */
  readonly cards: readonly CardCode[];
}

/** The big moments of a game: what has come about from one state of it to a later one, or null. */
export type BigMoments<State extends GameState> = (before: State, after: State) => BigMoment | null;

/** The cards for which a line of a scored deal's ledger has moved scores, by seat: none where it names none. */
export type CountedCards<State extends GameState> = (line: LedgerLine, scored: State) => readonly (readonly CardCode[])[];

/** What is shown large of a game. */
export interface LargeMoments<State extends GameState> {
  readonly bigMoments: BigMoments<State>;
  readonly countedCards: CountedCards<State>;
}
