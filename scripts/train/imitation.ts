import { exponential } from '../../packages/bots/src/search/exponential.ts';

/** A recorded choice: the features of all options, and the index of the chosen one. */
export interface SeenChoice {
  readonly options: readonly Float64Array[];
  readonly chosen: number;
}

/** The number of epochs, the batch size, and the initial learning rate. */
const ROUNDS = 25;
const PORTION = 256;
const RATE = 0.05;
/** The decay of the moving averages of the gradient and its square. */
const SLOPE_REMAINS = 0.9;
const SQUARE_REMAINS = 0.999;
const TINY = 1e-8;

/**
 * Returns weights that make the recorded choices likely (softmax regression). An option whose score is higher by 1 is likelier by a
 * factor of e. The method is gradient descent with a decaying learning rate per weight.
 */
export function imitate(choices: readonly SeenChoice[], count: number): Float64Array {
  const weights = new Float64Array(count);
  const slopes = new Float64Array(count);
  const squares = new Float64Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE * (1 - round / ROUNDS);
    for (let from = 0; from < choices.length; from += PORTION) {
      const slope = slopeOf(choices.slice(from, from + PORTION), weights);
      for (const [index, steep] of slope.entries()) {
        slopes[index] = blend(slopes[index], steep, SLOPE_REMAINS);
        squares[index] = blend(squares[index], steep * steep, SQUARE_REMAINS);
        weights[index] = (weights[index] ?? 0) - (rate * (slopes[index] ?? 0)) / (Math.sqrt(squares[index] ?? 0) + TINY);
      }
    }
  }
  return weights;
}

function blend(before: number | undefined, now: number, remains: number): number {
  return remains * (before ?? 0) + (1 - remains) * now;
}

/** Returns the average gradient of the choices' negative log-likelihood, by weight. */
function slopeOf(choices: readonly SeenChoice[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { options, chosen } of choices) {
    const likely = chances(options.map((features) => worth(features, weights)));
    for (const [option, features] of options.entries()) {
      const surplus = ((likely[option] ?? 0) - (option === chosen ? 1 : 0)) / choices.length;
      for (const [index, feature] of features.entries()) slope[index] = (slope[index] ?? 0) + surplus * feature;
    }
  }
  return slope;
}

function worth(features: Float64Array, weights: Float64Array): number {
  return features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0);
}

function chances(values: readonly number[]): readonly number[] {
  const most = Math.max(...values);
  const parts = values.map((value) => exponential(value - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}
