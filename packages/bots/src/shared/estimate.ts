import { keyStream, type Seed } from '@chinwag/rules';

/** The randomness of one decision: each call draws a number from 0 to below 1. */
export type Uniform = () => number;

/** What somebody takes a value for. */
export type Estimate = (value: number) => number;

/** So little that it decides between equals, and nothing else. */
export const AMONG_EQUALS = 1e-6;

const WORDS = 2 ** 32;

/** The randomness that comes from a seed: the same draws for the same one. */
export function uniformFrom(seed: Seed): Uniform {
  const word = keyStream(seed, 0);
  return () => word() / WORDS;
}

/** Takes values for what they are, give or take `error`. */
export function giveOrTake(error: number, random: Uniform): Estimate {
  return (value) => value + error * (2 * random() - 1);
}
