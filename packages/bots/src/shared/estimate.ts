import { keyStream, type Seed } from '@chinwag/rules';

/** The random generator for one decision: each call returns a number in [0, 1). */
export type Uniform = () => number;

/** A player's estimator: returns an estimate of a value, with that player's error. */
export type Estimate = (value: number) => number;

/** An error so small that it only breaks ties. */
export const AMONG_EQUALS = 1e-6;

const WORDS = 2 ** 32;

/** Returns a random generator that always draws the same numbers for the same seed. */
export function uniformFrom(seed: Seed): Uniform {
  const word = keyStream(seed, 0);
  return () => word() / WORDS;
}

/** Returns an estimator with a random error of at most `error`. */
export function giveOrTake(error: number, random: Uniform): Estimate {
  return (value) => value + error * (2 * random() - 1);
}
