import type { CostlyMove } from '@chinwag/bots';
import type { MoveOnScreen } from './moveOnScreen.ts';

/** A costly move, with how it and the better one appear on the screen. */
export interface ShownMove extends CostlyMove {
  readonly onScreen: { readonly made: MoveOnScreen; readonly better: MoveOnScreen };
}
