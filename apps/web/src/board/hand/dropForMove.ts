import type { GameState, Tagged } from '@chinwag/rules';
import type { HandDrop } from '../../cards/hand/handDrop.ts';
import type { AttemptMove } from '../attempting.ts';
import type { BoardProps } from '../screen.ts';

/** What a drop needs to know of a board: none is lawful while a move is on its way. */
type Checking<State extends GameState, Move extends Tagged> = Pick<BoardProps<State, Move>, 'check' | 'sending'>;

/** A place where a card that is dropped makes a move, or says why it cannot be made. */
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
