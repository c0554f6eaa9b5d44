import type { Thought } from '@chinwag/bots';
import type { Strength } from '@chinwag/bots/strengths';
import type { GameState, Tagged } from '@chinwag/rules';

/** What a bot of such a strength is asked in the game called `game`: a thought, but for how many playouts it is worth just now. */
export interface Question extends Omit<Thought<GameState, Tagged>, 'playouts'> {
  readonly game: string;
  readonly strength: Strength;
}

/** Thinks for bots. A rejected promise means that no move was found, for whatever reason. */
export interface Thinker {
  choose(question: Question): Promise<Tagged>;
  close(): Promise<void>;
}

/** What travels to the thinking thread. */
export interface AskedQuestion extends Question {
  readonly id: number;
  readonly playouts: number;
}

/** What travels back. */
export type GivenAnswer =
  /** `ms` is how long it took. */
  | { readonly id: number; readonly move: Tagged; readonly ms: number }
  | { readonly id: number; readonly failure: string };
