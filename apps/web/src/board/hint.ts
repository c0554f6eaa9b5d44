import type { GameState, HiddenState, Seat } from '@chinwag/rules';
import type { Message } from '../language/message.ts';
import type { GameView } from './gameView.ts';
import type { SpokenOf } from './lesson.ts';

/** What is said to one who asks what to do: a move and why, in a sentence, and what on the table it speaks of. */
interface SaidHint {
  readonly says: Message;
  /** The first of these that is on the screen is lit, and the hint lies beside it. */
  readonly about: readonly SpokenOf[];
}

/** A game as one who plays sees it: no more than that reaches what gives hints. */
interface AskedView<State extends GameState> extends GameView<State> {
  readonly state: HiddenState<State>;
}

/** Says what a sensible player would do at a seat whose decision is pending, by what is seen from there. */
export type HintAt<State extends GameState> = (view: AskedView<State>, seat: Seat) => SaidHint;
