import type { Violation } from '@chinwag/rules';
import type { ButtonVariant } from '../../ui/Button.tsx';
import type { SuitMark } from '../../language/suitMark.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { type Message, message } from '../../language/message.ts';
import type { BoardProps } from '../screen.ts';

/** An action, as its button presents it. */
export interface Action {
  /** Identifies it among all actions. It keeps the focus for as long as it exists, even if its words change. */
  readonly name: string;
  /** What it will do. */
  readonly words: Message;
  /** Its accessible name, where the words alone are too short. */
  readonly label?: Message;
  /** A suit that is drawn after the words. */
  readonly suit?: SuitMark;
  /** The consequence; or briefly what is missing. */
  readonly detail?: Message | null;
  /** Why it is disabled: a sentence, or the violation that the rules return. */
  readonly off?: Message | Violation | null;
  /** Whether the rule's number follows the reason of a violation. */
  readonly namesRule?: boolean;
  readonly icon?: IconName;
  /** The first of several is the main button (brass plate) and the rest are plain, unless this says otherwise. */
  readonly variant?: ButtonVariant;
  /** It happens by itself after this many ms. */
  readonly waits?: number;
  /** Missing while it cannot be done. */
  readonly act?: () => void;
}

type OpenPanel = BoardProps<never, never>['open'];

/** Returns the action that opens the last trick, disabled if there is none to look at. */
export function lastTrick(there: boolean, open: OpenPanel): Action {
  const off = there ? null : message('board.last-trick-none');
  return { name: 'last-trick', words: message('board.last-trick'), off, icon: 'lastTrick', act: () => open('last-trick') };
}

/** Returns the action that opens the score sheet; `go` where that is the main button. */
export function scoreSheet(variant: 'go' | 'plain', open: OpenPanel): Action {
  return { name: 'score-sheet', words: message('board.score-sheet'), icon: 'log', variant, act: () => open('score-sheet') };
}

/** The parts of a main button: its move, its words, and what is missing. */
export interface PlateParts<Move> {
  readonly move: Move | null;
  readonly onMove: (move: Move) => void;
  /** What is missing without a move: `choose a card`. */
  readonly lack: Message;
  /** The purpose of the button, no matter what will be chosen. */
  readonly undecided: Message;
  /** The move in words, where they say more than what the button is for. */
  readonly words?: Message | null;
  /** The consequence of the move. */
  readonly detail?: Message | null;
}

/** Returns the main button (brass plate): disabled, with what is missing, until there is a move to make. */
export function plate<Move>({ move, onMove, lack, undecided, words, detail = null }: PlateParts<Move>): Action {
  if (move === null) return { name: 'plate', words: undecided, detail: lack, off: lack };
  return { name: 'plate', words: words ?? undecided, detail, act: () => onMove(move) };
}
