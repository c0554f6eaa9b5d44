import { reviewGame } from './reviewGame.ts';
import type { ReviewAnswer, ReviewRequest } from './reviewMessages.ts';

/** Reviews a game on its own thread, so that the page drops no frames. */
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
