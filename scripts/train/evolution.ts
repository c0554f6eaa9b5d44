import { type Random, randomFrom } from '@chinwag/rules/laws';

/** A policy to train. Its fitness is the average gain of one player's weights over those of the others. */
export interface PolicyLearner {
  readonly weights: number;
  /** The number of training deals. */
  readonly deals: number;
  /**
   * Returns the gain of a player with the weights `own` among players with the weights `others`, in `count` deals starting at
   * `from`.
   */
  gain(own: Float64Array, others: Float64Array, from: number, count: number): number;
}

/** The hyperparameters of training. The same plan gives the same weights. */
export interface TrainingPlan {
  readonly seed: number;
  readonly generations: number;
  /** The number of directions per generation, each tried both ways, and the number of deals for each try. */
  readonly directions: number;
  readonly deals: number;
}

/** The step sizes: the distance of samples from the current weights, and the learning rate. */
const STEP = 0.25;
const RATE = 0.5;

/**
 * Returns weights trained in self-play by an evolution strategy with mirrored sampling. The weights start at zero. In each
 * generation, they move towards the samples with the highest gain.
 */
export function evolve(learner: PolicyLearner, { seed, generations, directions, deals }: TrainingPlan): Float64Array {
  const random = randomFrom(seed);
  const weights = new Float64Array(learner.weights);
  for (let generation = 0; generation < generations; generation++) {
    const from = random.below(learner.deals);
    const tries = Array.from({ length: directions }, () => {
      const direction = Float64Array.from(weights, () => normal(random));
      const [there, back] = [moved(weights, direction, STEP), moved(weights, direction, -STEP)];
      return { direction, gain: learner.gain(there, weights, from, deals) - learner.gain(back, weights, from, deals) };
    });
    const spread = Math.sqrt(tries.reduce((sum, { gain }) => sum + gain * gain, 0) / directions);
    if (spread === 0) continue;
    for (const { direction, gain } of tries) {
      for (const [index, part] of direction.entries()) {
        weights[index] = (weights[index] ?? 0) + (RATE * STEP * gain * part) / (directions * spread);
      }
    }
  }
  return weights;
}

function moved(weights: Float64Array, direction: Float64Array, by: number): Float64Array {
  return weights.map((weight, index) => weight + by * (direction[index] ?? 0));
}

/** Returns an approximately normally distributed number: the sum of twelve uniform numbers, less six. */
function normal(random: Random): number {
  let sum = -6;
  for (let term = 0; term < 12; term++) sum += random.below(2 ** 30) / 2 ** 30;
  return sum;
}
