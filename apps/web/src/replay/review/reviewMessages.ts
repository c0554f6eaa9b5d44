import type { Review, ReviewProgress } from '@chinwag/bots';
import type { RecordedGame } from '../recordedGame.ts';
import type { Seat } from '@chinwag/rules';

/* Both ends of these messages are files of one build, with nothing in between: they are what their types say. */

/** A request to the worker: a game, and the seat to review. */
export interface ReviewRequest {
  readonly recorded: Pick<RecordedGame, 'game' | 'setup' | 'moves' | 'ending'>;
  readonly seat: Seat;
}

/** The worker's messages: progress, several times, and finally the review. */
export type ReviewAnswer =
  | { readonly type: 'progress'; readonly progress: ReviewProgress }
  | { readonly type: 'review'; readonly review: Review };
