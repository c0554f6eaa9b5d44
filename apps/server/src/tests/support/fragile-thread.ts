import { parentPort } from 'node:worker_threads';
import type { AskedQuestion, GivenAnswer } from '../../bots/thinking.ts';

/** The reported time of each playout in a slow decision, in ms. */
const SLOW_PLAYOUT = 1;

/** A bot thread that answers, dies or hangs, by the name of the game. */
parentPort?.on('message', ({ id, game, playouts }: AskedQuestion) => {
  if (game === 'die') process.exit(1);
  if (game === 'hang') for (;;);
  const move = { type: game === 'answer' ? 'answer' : `${playouts} playouts` };
  const answer: GivenAnswer = { id, move, ms: game === 'slow' ? playouts * SLOW_PLAYOUT : 0 };
  parentPort?.postMessage(answer);
});
