import { onMissingPart } from '../../newerBuild.ts';
import type { ReviewAnswer, ReviewRequest } from './reviewMessages.ts';

/**
 * Starts a review in a web worker that ends with this page. Without a worker, the answer is `failed`. Returns a function that
 * cancels the review.
 */
export function reviewInWorker(
  asked: ReviewRequest,
  answered: (answer: ReviewAnswer | { readonly type: 'failed' }) => void,
): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => {
    if (data.type === 'review') worker.terminate();
    answered(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    void onMissingPart();
    answered({ type: 'failed' });
  });
  worker.postMessage(asked);
  return () => worker.terminate();
}
