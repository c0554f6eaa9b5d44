import type { Violation } from '@chinwag/rules';
import type { ButtonVariant } from '../../ui/Button.tsx';
import type { SuitMark } from '../../language/suitMark.ts';
import type { IconName } from '../../ui/Icon.tsx';
import { type Message, message } from '../../language/message.ts';
import type { BoardProps } from '../screen.ts';

/** Something that can be done, as its button says it. */
export interface Action {
  /** Names it among all that can be done: whatever its words are, the focus stays on it for as long as it is there. */
  readonly name: string;
  /** What will happen. */
  readonly words: Message;
  /** Its name for those who listen, where the words are short of it. */
  readonly label?: Message;
  /** A suit that is drawn after the words. */
  readonly suit?: SuitMark;
  /** The consequence; or in few words what is missing. */
  readonly detail?: Message | null;
  /** Why it cannot be done now: a sentence, or what the rules refuse it with. */
  readonly off?: Message | Violation | null;
  /** Whether the rule is named after what the rules refuse it with. */
  readonly namesRule?: boolean;
  readonly icon?: IconName;
  /** The first of several is the brass plate, and those after it are plain, unless something else is said. */
  readonly variant?: ButtonVariant;
  /** It is done by itself after so many ms. */
  readonly waits?: number;
  /** Nothing for what cannot be done now. */
  readonly act?: () => void;
}

type OpenPanel = BoardProps<never, never>['open'];

/** Opens the last trick, if there is one to look at. */
export function lastTrick(there: boolean, open: OpenPanel): Action {
  const off = there ? null : message('board.last-trick-none');
  return { name: 'last-trick', words: message('board.last-trick'), off, icon: 'lastTrick', act: () => open('last-trick') };
}

/** Opens the score sheet; `go` when it is what there is to do. */
export function scoreSheet(variant: 'go' | 'plain', open: OpenPanel): Action {
  return { name: 'score-sheet', words: message('board.score-sheet'), icon: 'log', variant, act: () => open('score-sheet') };
}

/** What makes the brass plate. */
export interface PlateParts<Move> {
  readonly move: Move | null;
  readonly onMove: (move: Move) => void;
  /** What is missing without a move: `choose a card`. */
  readonly lack: Message;
  /** What the plate is for, whatever will be chosen. */
  readonly undecided: Message;
  /** The move in words, where that is more than what the plate is for. */
  readonly words?: Message | null;
  /** The consequence of the move. */
  readonly detail?: Message | null;
}

/** The brass plate: off, and saying what is missing, until there is a move to make. */
export function plate<Move>({ move, onMove, lack, undecided, words, detail = null }: PlateParts<Move>): Action {
  if (move === null) return { name: 'plate', words: undecided, detail: lack, off: lack };
  return { name: 'plate', words: words ?? undecided, detail, act: () => onMove(move) };
}
