import type { GameState, HiddenState, Seat } from '@chinwag/rules';
import type { Message } from '../language/message.ts';
import type { GameView } from './gameView.ts';
import type { SpokenOf } from './lesson.ts';

/** A hint for a player: a move and its reason in a sentence, and the part of the table that the reason refers to. */
interface SaidHint {
  readonly says: Message;
  /** The possible targets of the hint. The first target on the screen has a highlight, with the hint beside it. */
  readonly about: readonly SpokenOf[];
}

/** A game as one player sees it. Hints receive nothing more. */
interface AskedView<State extends GameState> extends GameView<State> {
  readonly state: HiddenState<State>;
}

/**
 * Returns the move that a sensible player would make at a seat that must act, with the reason for the move. Uses only what the seat
 * can see.
 */
export type HintAt<State extends GameState> = (view: AskedView<State>, seat: Seat) => SaidHint;
