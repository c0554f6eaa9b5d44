import { type DrawNumber, keyStream, type Seed, uniformDraws } from '@chinwag/rules';

/** The second stream of a decision's seed: the first decides between equals. */
const WORLDS = 1;

/** What the worlds of one decision are drawn by: the same ones for the same seed. */
export function worldDraws(seed: Seed): DrawNumber {
  return uniformDraws(keyStream(seed, WORLDS));
}
