import type { GameState, Tagged } from '@chinwag/rules';
import type { BoardProps, GameView } from '../board.ts';
import type { Status } from './status.ts';

/** What a game's `<Actions>` takes: the moment, what has been chosen, and how a move is tried or a paper opened. */
export interface ActionsProps<State extends GameState, Move extends Tagged, Choosing>
  extends Pick<BoardProps<State, Move>, 'check' | 'open'> {
  readonly view: GameView<State>;
  readonly status: Status;
  /** What the one who looks has touched. */
  readonly choosing: Choosing;
}
