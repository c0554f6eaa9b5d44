import type { GameState, Tagged } from '@chinwag/rules';
import type { HandDrop } from '../../cards/hand/handDrop.ts';
import type { AttemptMove } from '../attempting.ts';
import type { BoardProps } from '../screen.ts';

/** What a drop needs of a board: none is legal while a move is being sent. */
type Checking<State extends GameState, Move extends Tagged> = Pick<BoardProps<State, Move>, 'check' | 'sending'>;

/** Returns a drop target: a card dropped there makes a move, or the target says why it cannot. */
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
