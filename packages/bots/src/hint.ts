import type { GameState, HiddenState, Seat, Tagged } from '@chinwag/rules';
import { type Bot, plainThought } from './bot.ts';

/** A suggested move and its reason: one fact about the game that is visible from that seat. */
export interface Hint<Move, Reason> {
  readonly move: Move;
  readonly reason: Reason;
}

/** Returns a hint for a seat whose decision is pending, from its view alone. The same view always gives the same hint. */
export type Hinter<State extends GameState, Move extends Tagged, Reason> =
  (view: HiddenState<State>, seat: Seat) => Hint<Move, Reason>;

/** Returns a hinter that suggests the moves of `player` and explains them by what is visible from the seat. */
export function hinterOf<State extends GameState, Move extends Tagged, Reason>(
  player: Bot<State, Move>, reasonFor: (view: State, seat: Seat, move: Move) => Reason,
): Hinter<State, Move, Reason> {
  return (view, seat) => {
    const move = player.choose(plainThought(view, seat));
    return { move, reason: reasonFor(view, seat, move) };
  };
}
