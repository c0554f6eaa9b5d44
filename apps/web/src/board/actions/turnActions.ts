import type { GameState } from '@chinwag/rules';
import { type Message, message } from '../../language/message.ts';
import type { BoardProps } from '../screen.ts';
import type { Status } from '../status.ts';
import { type Action, scoreSheet } from './action.ts';

/** The current actions: the main button first, with the place for *no* beside it. */
export interface Actions {
  /**
   * The decision that the buttons make, such as `draw`, or null if there is none. The question stays the same as long as
   * each button means the same. Choosing another card to play does not change the question.
   */
  readonly question: string | null;
  readonly actions: readonly Action[];
}

/** A player's turn in a turn-based game, from which the actions are derived. */
export interface Turn {
  readonly status: Status;
  /** Identifies the decision in the player's turn; the name of the phase if omitted. */
  readonly question?: string;
  /** Whether the player has nothing to wait for; if omitted, true only for a spectator. */
  readonly idle?: boolean;
  /** The main button's label before the player's turn. */
  readonly waiting: Message;
  /** The actions in the player's turn. */
  readonly own: readonly Action[];
  /** The actions beside the main button, no matter whose turn it is. */
  readonly beside: readonly Action[];
}

/** The part of a board's props from which the actions of a turn-based game are derived. */
export type Board = Pick<BoardProps<GameState, never>, 'state' | 'viewer' | 'open'>;

/**
 * Returns the actions of a turn-based game. During the player's turn, they are the player's own actions; before it, the disabled
 * main button. If there is nothing to wait for, or the game is over, the score sheet comes first.
 */
export function turnActions({ state: { phase }, viewer, open }: Board, turn: Turn): Actions {
  const { status, question = phase.name, idle = viewer === 'spectator', waiting, own, beside } = turn;
  const over = phase.name === 'over';
  const before = { name: 'before', words: waiting, detail: message('board.not-your-turn-yet'), off: status.headline };
  const first = idle || over ? [scoreSheet(over ? 'go' : 'plain', open)] : status.asksYou ? own : [before];
  return { question: status.asksYou ? question : null, actions: [...first, ...beside] };
}
