import type { GameState, Tagged } from '@chinwag/rules';
import type { BoardProps } from './screen.ts';

/** Makes a move if it is lawful, else says why it is not. */
export type AttemptMove<Move> = (move: Move) => void;

/** The way to make moves at a board: none while one is on its way. `clearChoice` is called before one goes out. */
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
