import type { Review, ReviewProgress } from '@chinwag/bots';
import type { Seat } from '@chinwag/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordedGame } from '../recordedGame.ts';
import { reviewInWorker } from './reviewInWorker.ts';

/** The progress of a review, and the review once it is complete. */
type ReviewState =
  | { readonly is: 'none' | 'failed' }
  | { readonly is: 'in-progress'; readonly progress: ReviewProgress | null }
  | { readonly is: 'made'; readonly review: Review; readonly seat: Seat };

/** The review of a game, created on request, and the functions that start and cancel it. The review ends with the page. */
export interface ReviewControl {
  readonly state: ReviewState;
  readonly start: (seat: Seat) => void;
  readonly cancel: () => void;
}

/** Reviews a game on request. Returns the state of the review and the functions that start and cancel it. */
export function useReview({ game, setup, moves, ending }: RecordedGame): ReviewControl {
  const [state, setState] = useState<ReviewState>({ is: 'none' });
  const running = useRef<(() => void) | null>(null);
  const stop = useCallback(() => {
    running.current?.();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const start = (seat: Seat) => {
    stop();
    setState({ is: 'in-progress', progress: null });
    running.current = reviewInWorker({ recorded: { game, setup, moves, ending }, seat }, (answer) => {
      switch (answer.type) {
        case 'progress':
          return setState({ is: 'in-progress', progress: answer.progress });
        case 'review':
          return setState({ is: 'made', review: answer.review, seat });
        case 'failed':
          return setState({ is: 'failed' });
      }
    });
  };
  const cancel = () => {
    stop();
    setState({ is: 'none' });
  };
  return { state, start, cancel };
}
