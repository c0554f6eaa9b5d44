import { onMissingPart } from '../../newerBuild.ts';
import { ownRefusal } from '../../board/refusals.ts';
import { NOT_LOADED } from '../../session/openTableConnection.ts';
import type { CheckOfGame, GameToCheck } from './checkStored.ts';

/** The time limit of a check, in ms. A server cannot block the page with a record whose check takes longer. */
const LONGEST = 60_000;

/**
 * Checks a game in a web worker that ends with the page. Resolves with the outcome and never rejects: without a worker, the outcome
 * is a refusal.
 */
export async function checkInWorker(asked: GameToCheck): Promise<CheckOfGame> {
  const worker = openWorker();
  if (worker === null) return { had: false, refusal: NOT_LOADED };
  const found = await new Promise<CheckOfGame>((resolve) => {
    setTimeout(() => resolve({ had: false, refusal: ownRefusal('no-answer') }), LONGEST);
    worker.addEventListener('message', ({ data }: MessageEvent<CheckOfGame>) => resolve(data));
    worker.addEventListener('error', () => {
      void onMissingPart();
      resolve({ had: false, refusal: NOT_LOADED });
    });
    worker.postMessage(asked);
  });
  worker.terminate();
  return found;
}

function openWorker(): Worker | null {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
