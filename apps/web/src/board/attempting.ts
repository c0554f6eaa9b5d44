import type { GameState, Tagged } from '@chinwag/rules';
import type { BoardProps } from './screen.ts';

/** Plays a move if it is legal, or explains why it is not. */
export type AttemptMove<Move> = (move: Move) => void;

/**
 * Returns the function that plays moves on a board. The function does nothing while a move is being sent. Calls `clearChoice`
 * before sending a move.
 */
export function attempting<State extends GameState, Move extends Tagged>(
  { check, play, sending, explain }: Pick<BoardProps<State, Move>, 'check' | 'play' | 'sending' | 'explain'>,
  clearChoice: () => void,
): AttemptMove<Move> {
  return (move) => {
    if (sending) return;
    const violation = check(move);
    if (violation !== null) return explain(violation);
    clearChoice();
    play(move);
  };
}
