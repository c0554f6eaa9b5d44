import type { GameState, Tagged } from '@chinwag/rules';
import type { HandDrop } from '../../cards/hand/handDrop.ts';
import type { AttemptMove } from '../attempting.ts';
import type { BoardProps } from '../screen.ts';

/** The parts of a board that a drop target needs. No drop is legal while a move is being sent. */
type Checking<State extends GameState, Move extends Tagged> = Pick<BoardProps<State, Move>, 'check' | 'sending'>;

/** Returns a drop target that makes a move with the dropped card, or explains why the move is illegal. */
export function dropForMove<State extends GameState, Move extends Tagged, Card>(
  at: HandDrop<Card>['at'],
  moveWith: (card: Card) => Move,
  { check, sending }: Checking<State, Move>,
  attempt: AttemptMove<Move>,
): HandDrop<Card> {
  return {
    at,
    isLawful: (card) => !sending && check(moveWith(card)) === null,
    onDrop: (card) => attempt(moveWith(card)),
  };
}
