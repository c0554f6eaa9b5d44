import type { GameState, HiddenState, Seat } from '@chinwag/rules';
import type { Message } from '../language/message.ts';
import type { GameView } from './gameView.ts';
import type { SpokenOf } from './lesson.ts';

/** A hint for a player: a move and its reason in a sentence, and the part of the table it is about. */
interface SaidHint {
  readonly says: Message;
  /** The first of these that is on the screen is highlighted, and the hint is shown beside it. */
  readonly about: readonly SpokenOf[];
}

/** A game as one player sees it: hints are given nothing more. */
interface AskedView<State extends GameState> extends GameView<State> {
  readonly state: HiddenState<State>;
}

/** Returns a sensible player's move at a pending seat, with its reason, from what that seat can see. */
export type HintAt<State extends GameState> = (view: AskedView<State>, seat: Seat) => SaidHint;
