import type { GameState, HiddenState, Seat, Tagged } from '@chinwag/rules';
import { type Bot, plainThought } from './bot.ts';

/** A suggested move and the reason for it: one fact about the game that the seat can see. */
export interface Hint<Move, Reason> {
  readonly move: Move;
  readonly reason: Reason;
}

/**
 * A hinter: returns a hint for a seat whose decision is pending, from the seat's view alone. The same view always gives the same
 * hint.
 */
export type Hinter<State extends GameState, Move extends Tagged, Reason> =
  (view: HiddenState<State>, seat: Seat) => Hint<Move, Reason>;

/** Returns a hinter that suggests `player`'s moves and explains them by what the seat can see. */
export function hinterOf<State extends GameState, Move extends Tagged, Reason>(
  player: Bot<State, Move>, reasonFor: (view: State, seat: Seat, move: Move) => Reason,
): Hinter<State, Move, Reason> {
  return (view, seat) => {
    const move = player.choose(plainThought(view, seat));
    return { move, reason: reasonFor(view, seat, move) };
  };
}
