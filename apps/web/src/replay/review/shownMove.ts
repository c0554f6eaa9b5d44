import type { CostlyMove } from '@chinwag/bots';
import type { MoveOnScreen } from './moveOnScreen.ts';

/** A costly move, with how that move and the better one look on screen. */
export interface ShownMove extends CostlyMove {
  readonly onScreen: { readonly made: MoveOnScreen; readonly better: MoveOnScreen };
}
