import { parentPort } from 'node:worker_threads';
import { findBot } from '@chinwag/bots';
import { giveWay } from '../give-way.ts';
import type { AskedQuestion, GivenAnswer } from './thinking.ts';

/** The worker thread of the bots, so that a bot's decision never blocks the tables, and takes little from the other threads. */
giveWay();
parentPort?.on('message', (question: AskedQuestion) => parentPort?.postMessage(answer(question)));

function answer({ id, game, strength, ...thought }: AskedQuestion): GivenAnswer {
  try {
    const bot = findBot(game, strength);
    if (bot === null) return { id, failure: `no ${strength} bot plays ${game}` };
    const began = performance.now();
    const move = bot.choose(thought);
    return { id, move, ms: performance.now() - began };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
