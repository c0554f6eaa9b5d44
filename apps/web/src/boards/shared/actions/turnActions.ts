import { type Message, message } from '../../../language/message.ts';
import type { BoardProps } from '../../board.ts';
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
  /** Names what is decided in one's turn: the phase, say. */
  readonly question: string;
  /** Whether there is nothing to wait for: one only watches, or has no cards left. */
  readonly idle: boolean;
  readonly over: boolean;
  /** What the plate is for in one's turn. */
  readonly waiting: Message;
  /** What there is to do in one's turn. */
  readonly own: readonly Action[];
  /** What stands beside the plate, whoever is in turn. */
  readonly beside: readonly Action[];
  readonly open: BoardProps<never, never>['open'];
}

/** The actions of a game of turns: one's own in one's turn, before it the plate that is off, and after all the score. */
export function turnActions({ status, question, idle, over, waiting, own, beside, open }: Turn): Actions {
  const before = { name: 'before', words: waiting, detail: message('shared.not-your-turn-yet'), off: status.headline };
  const first = idle || over ? [scoreSheet(over ? 'go' : 'plain', open)] : status.asksYou ? own : [before];
  return { question: status.asksYou ? question : null, actions: [...first, ...beside] };
}
