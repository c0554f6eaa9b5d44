import { onMissingPart } from '../../newerBuild.ts';
import { ownRefusal } from '../../board/refusals.ts';
import { NOT_LOADED } from '../../session/openTableConnection.ts';
import type { CheckOfGame, GameToCheck } from './checkStored.ts';

/** How long a check may take, in ms: a record that a server made to take longer holds nobody up. */
const LONGEST = 60_000;

/** Checks a game in a worker of this page, which ends with it. Never throws: a worker that cannot be had is a refusal. */
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
