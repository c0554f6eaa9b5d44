import type { Thought } from '@chinwag/bots';
import type { Strength } from '@chinwag/bots/strengths';
import type { GameState, Tagged } from '@chinwag/rules';

/**
 * A decision that a bot of this strength has to make in the game named `game`. The load determines the number of playouts later.
 */
export interface Question extends Omit<Thought<GameState, Tagged>, 'playouts'> {
  readonly game: string;
  readonly strength: Strength;
}

/** The move that a bot chose, and the limit of playouts for that move. */
export interface ChosenMove {
  readonly move: Tagged;
  readonly playouts: number;
}

/** Chooses moves for bots. `choose` resolves with a move, and rejects if no move was found, for any reason. */
export interface Thinker {
  choose(question: Question): Promise<ChosenMove>;
  close(): Promise<void>;
}

/** A message to the bot thread. */
export interface AskedQuestion extends Question {
  readonly id: number;
  readonly playouts: number;
}

/** A message from the bot thread. */
export type GivenAnswer =
  /** An answer with the chosen move. `ms` is how long the decision took. */
  | { readonly id: number; readonly move: Tagged; readonly ms: number }
  | { readonly id: number; readonly failure: string };
