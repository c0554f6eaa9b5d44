import type { GameState, Seat } from '@chinwag/rules';
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
