import { type DrawNumber, keyStream, type Seed, uniformDraws } from '@chinwag/rules';

/** The second random stream of a decision's seed; the first breaks ties. */
const WORLDS = 1;

/** Returns the random source that samples the worlds of one decision. The same seed gives the same draws. */
export function worldDraws(seed: Seed): DrawNumber {
  return uniformDraws(keyStream(seed, WORLDS));
}
