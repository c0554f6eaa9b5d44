import type { Thought } from '@chinwag/bots';
import type { Strength } from '@chinwag/bots/strengths';
import type { GameState, Tagged } from '@chinwag/rules';

/** A decision for a bot of this strength in the game named `game`. The load later decides the number of playouts. */
export interface Question extends Omit<Thought<GameState, Tagged>, 'playouts'> {
  readonly game: string;
  readonly strength: Strength;
}

/** The move that a bot chose, and the playout limit for that decision. */
export interface ChosenMove {
  readonly move: Tagged;
  readonly playouts: number;
}

/** Chooses moves for bots. `choose` resolves with a move. It rejects if no move was found, whatever the reason. */
export interface Thinker {
  choose(question: Question): Promise<ChosenMove>;
  close(): Promise<void>;
}

/** A question, as sent to the bot thread. */
export interface AskedQuestion extends Question {
  readonly id: number;
  readonly playouts: number;
}

/** The bot thread's reply to a question: the chosen move, or a failure. */
export type GivenAnswer =
  /** An answer with the chosen move. `ms` is how long the decision took. */
  | { readonly id: number; readonly move: Tagged; readonly ms: number }
  | { readonly id: number; readonly failure: string };
