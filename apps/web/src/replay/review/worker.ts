import { reviewGame } from './reviewGame.ts';
import type { ReviewAnswer, ReviewRequest } from './reviewMessages.ts';

/** A game is reviewed on its own thread, so the page drops no frames. */
addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  const steps = reviewGame(data);
  for (;;) {
    const { done, value } = steps.next();
    tell(done === true ? { type: 'review', review: value } : { type: 'progress', progress: value });
    if (done === true) return;
  }
});

function tell(answer: ReviewAnswer): void {
  postMessage(answer);
}
