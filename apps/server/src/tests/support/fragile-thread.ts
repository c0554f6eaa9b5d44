import { parentPort } from 'node:worker_threads';
import type { AskedQuestion } from '../../bots/thinking.ts';

/** A thinking thread that answers, dies or hangs, as the name of the game asks. */
parentPort?.on('message', ({ id, game, playouts }: AskedQuestion) => {
  if (game === 'die') process.exit(1);
  if (game === 'hang') for (;;);
  parentPort?.postMessage({ id, move: { type: game === 'count' ? `${playouts} playouts` : 'answer' } });
});
