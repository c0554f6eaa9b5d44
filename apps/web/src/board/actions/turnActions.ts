import type { GameState } from '@chinwag/rules';
import { type Message, message } from '../../language/message.ts';
import type { BoardProps } from '../screen.ts';
import type { Status } from '../status.ts';
import { type Action, scoreSheet } from './action.ts';

/** What there is to do at a moment: the brass plate first, and beside it where *no* always stands. */
export interface Actions {
  /**
   * Names what the buttons decide, the same as long as each of them means the same: `draw`. Null while nothing is decided. What is
   * chosen to be played is no other question.
   */
  readonly question: string | null;
  readonly actions: readonly Action[];
}

/** What the actions of a game of turns follow from. */
export interface Turn {
  readonly status: Status;
  /** Names what is decided in one's turn, where that is not the phase. */
  readonly question?: string;
  /** Whether there is nothing to wait for; left out, only for one who watches. */
  readonly idle?: boolean;
  /** What the main button is for in one's turn. */
  readonly waiting: Message;
  /** What there is to do in one's turn. */
  readonly own: readonly Action[];
  /** What stands beside the main button, no matter who is in turn. */
  readonly beside: readonly Action[];
}

/** The part of a board from which the actions of a turn-based game are derived. */
export type Board = Pick<BoardProps<GameState, never>, 'state' | 'viewer' | 'open'>;

/** The actions of a game of turns: one's own in one's turn, before it the main button that is off, and after all the score. */
export function turnActions({ state: { phase }, viewer, open }: Board, turn: Turn): Actions {
  const { status, question = phase.name, idle = viewer === 'spectator', waiting, own, beside } = turn;
  const over = phase.name === 'over';
  const before = { name: 'before', words: waiting, detail: message('board.not-your-turn-yet'), off: status.headline };
  const first = idle || over ? [scoreSheet(over ? 'go' : 'plain', open)] : status.asksYou ? own : [before];
  return { question: status.asksYou ? question : null, actions: [...first, ...beside] };
}
