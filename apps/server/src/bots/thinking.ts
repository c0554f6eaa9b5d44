import type { GameState, Seat, Tagged } from '@chinwag/rules';

/** What a bot is asked: a move for `seat` in the game called `game`, seeing `view` and no more; one of `among`, if given. */
export interface Question {
  readonly game: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly among?: readonly Tagged[];
}

/** Thinks for bots. A rejected promise means that no move was found, for whatever reason. */
export interface Thinker {
  choose(question: Question): Promise<Tagged>;
  close(): Promise<void>;
}

/** What travels to the thinking thread. */
export interface AskedQuestion extends Question {
  readonly id: number;
}

/** What travels back. */
export type GivenAnswer =
  | { readonly id: number; readonly move: Tagged }
  | { readonly id: number; readonly failure: string };
