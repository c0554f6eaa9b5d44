import type { Review, ReviewProgress } from '@chinwag/bots';
import type { RecordedGame } from '../recordedGame.ts';
import type { Seat } from '@chinwag/rules';

/* Both ends of these messages belong to one build, with nothing in between, so messages need no parsing. */

/** A request to the worker: a game and the seat to review. */
export interface ReviewRequest {
  readonly recorded: Pick<RecordedGame, 'game' | 'setup' | 'moves' | 'ending'>;
  readonly seat: Seat;
}

/** A message from the worker: the progress, several times, and finally the review. */
export type ReviewAnswer =
  | { readonly type: 'progress'; readonly progress: ReviewProgress }
  | { readonly type: 'review'; readonly review: Review };
