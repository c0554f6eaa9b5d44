import type { Review, ReviewProgress } from '@chinwag/bots';
import type { RecordedGame } from '../recordedGame.ts';
import type { Seat } from '@chinwag/rules';

/* Both ends of these messages are files of one build, and nobody stands between them: they are what their types say. */

/** What the worker is asked to review: a game, and whose. */
export interface ReviewRequest {
  readonly recorded: Pick<RecordedGame, 'game' | 'setup' | 'moves' | 'ending'>;
  readonly seat: Seat;
}

/** What the worker answers, again and again, the review last. */
export type ReviewAnswer =
  | { readonly type: 'progress'; readonly progress: ReviewProgress }
  | { readonly type: 'review'; readonly review: Review };
