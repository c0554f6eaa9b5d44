import type { CostlyMove } from '@chinwag/bots';
import type { MoveOnScreen } from './moveOnScreen.ts';

/** A costly move, with the screen's view of that move and of the better one. */
export interface ShownMove extends CostlyMove {
  readonly onScreen: { readonly made: MoveOnScreen; readonly better: MoveOnScreen };
}
