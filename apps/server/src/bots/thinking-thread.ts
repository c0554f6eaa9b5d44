import { parentPort } from 'node:worker_threads';
import { findBot } from '@chinwag/bots';
import type { AskedQuestion, GivenAnswer } from './thinking.ts';

/** The thread bots think on, so that the tables never wait for one. */
parentPort?.on('message', (question: AskedQuestion) => parentPort?.postMessage(answer(question)));

function answer({ id, game, view, seat, among }: AskedQuestion): GivenAnswer {
  try {
    const bot = findBot(game);
    return bot === null ? { id, failure: `no bot plays ${game}` } : { id, move: bot.choose(view, seat, among) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
