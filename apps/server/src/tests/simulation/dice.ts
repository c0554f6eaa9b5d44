import { pick, type Random, randomFrom } from '@chinwag/rules/laws';
import type { RandomBytes } from '../../random-bytes.ts';

const SEEDS = 2 ** 31;

/** The random numbers of a simulation, reproducible from a seed. */
export class Dice implements Random {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  below(bound: number): number {
    return this.#random.below(bound);
  }

  /** Returns true with a probability of `inThousand` in 1,000. */
  happens(inThousand: number): boolean {
    return this.below(1000) < inThousand;
  }

  /** Returns a random whole number, both ends included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Returns a random wait until an event with this mean interval, in whole ms. */
  wait(mean: number): number {
    return Math.round(-Math.log((this.below(1_000_000) + 1) / 1_000_000) * mean);
  }

  pick<Item>(items: readonly Item[]): Item {
    return pick(items, this);
  }

  /** Returns an independent generator, so that more or fewer calls of one generator do not affect the other. */
  apart(): Dice {
    return new Dice(this.below(SEEDS));
  }

  /** The random bytes of ids and shuffles. */
  readonly bytes: RandomBytes = (count) => Uint8Array.from({ length: count }, () => this.below(256));
}
