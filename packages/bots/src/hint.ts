import type { GameState, HiddenState, Seat, Tagged } from '@chinwag/rules';
import { type Bot, plainThought } from './bot.ts';

/** What a sensible player would do, and why: one thing that is so, and that can be seen from that seat. */
export interface Hint<Move, Reason> {
  readonly move: Move;
  readonly reason: Reason;
}

/** Gives a hint to a seat whose decision is pending, by its view alone: the same for the same view. */
export type Hinter<State extends GameState, Move extends Tagged, Reason> =
  (view: HiddenState<State>, seat: Seat) => Hint<Move, Reason>;

/** Hints of a player whose moves are explained by what can be seen of them. */
export function hinterOf<State extends GameState, Move extends Tagged, Reason>(
  player: Bot<State, Move>, reasonFor: (view: State, seat: Seat, move: Move) => Reason,
): Hinter<State, Move, Reason> {
  return (view, seat) => {
    const move = player.choose(plainThought(view, seat));
    return { move, reason: reasonFor(view, seat, move) };
  };
}
