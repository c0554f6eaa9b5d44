import type { Violation } from '@chinwag/rules';
import type { ButtonVariant } from '../../ui/Button.tsx';
import type { SuitMark } from '../../language/suitMark.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { type Message, message } from '../../language/message.ts';
import type { BoardProps } from '../screen.ts';

/** An action, as displayed on its button. */
export interface Action {
  /** Identifies the action among all actions. The button keeps the focus while the action exists, even if its words change. */
  readonly name: string;
  /** The button's label, which says what the action will do. */
  readonly words: Message;
  /** The accessible name, where the label alone is too short. */
  readonly label?: Message;
  /** A suit that is drawn after the label. */
  readonly suit?: SuitMark;
  /** The consequence or, briefly, what is missing; omitted or null for none. */
  readonly detail?: Message | null;
  /** Why the action is disabled: a sentence, or a violation of the rules. Omitted or null if it is enabled. */
  readonly off?: Message | Violation | null;
  /** Whether the rule's number follows the reason of a violation. */
  readonly namesRule?: boolean;
  readonly icon?: IconName;
  /** The button's style. If omitted, the first of several actions is the main button (brass plate), and the others are plain. */
  readonly variant?: ButtonVariant;
  /** The action happens automatically after this many ms; never if omitted. */
  readonly waits?: number;
  /** Performs the action; omitted while that is impossible. */
  readonly act?: () => void;
}

type OpenPanel = BoardProps<never, never>['open'];

/** Returns the action that opens the last trick, disabled if there is no trick to look at. */
export function lastTrick(there: boolean, open: OpenPanel): Action {
  const off = there ? null : message('board.last-trick-none');
  return { name: 'last-trick', words: message('board.last-trick'), off, icon: 'lastTrick', act: () => open('last-trick') };
}

/** Returns the action that opens the score sheet, as the main button (`go`) or a plain one. */
export function scoreSheet(variant: 'go' | 'plain', open: OpenPanel): Action {
  return { name: 'score-sheet', words: message('board.score-sheet'), icon: 'log', variant, act: () => open('score-sheet') };
}

/** The parts of a main button: its move, its labels, and what is missing. */
export interface PlateParts<Move> {
  readonly move: Move | null;
  readonly onMove: (move: Move) => void;
  /** What is missing without a move: `choose a card`. */
  readonly lack: Message;
  /** The label for any move, and while there is none. */
  readonly undecided: Message;
  /** The label for this move, where it is more specific than `undecided`. */
  readonly words?: Message | null;
  /** The consequence of the move; omitted or null for none. */
  readonly detail?: Message | null;
}

/** Returns the main button (brass plate). Without a move, the button is disabled and says what is missing. */
export function plate<Move>({ move, onMove, lack, undecided, words, detail = null }: PlateParts<Move>): Action {
  if (move === null) return { name: 'plate', words: undecided, detail: lack, off: lack };
  return { name: 'plate', words: words ?? undecided, detail, act: () => onMove(move) };
}
