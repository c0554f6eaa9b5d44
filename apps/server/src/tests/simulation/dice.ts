import { pick, type Random, randomFrom } from '@chinwag/rules/laws';
import type { RandomBytes } from '../../random-bytes.ts';

const SEEDS = 2 ** 31;

/** All chance of a simulation: the same seed gives the same throws. */
export class Dice implements Random {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  below(bound: number): number {
    return this.#random.below(bound);
  }

  /** Whether something comes about that does so often in a thousand times. */
  happens(inThousand: number): boolean {
    return this.below(1000) < inThousand;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** How long, in whole ms, until something that comes every so many ms on average. */
  wait(mean: number): number {
    return Math.round(-Math.log((this.below(1_000_000) + 1) / 1_000_000) * mean);
  }

  pick<Item>(items: readonly Item[]): Item {
    return pick(items, this);
  }

  /** Other dice, so that throws more or less here change nothing there. */
  apart(): Dice {
    return new Dice(this.below(SEEDS));
  }

  /** The chance of ids and shuffles. */
  readonly bytes: RandomBytes = (count) => Uint8Array.from({ length: count }, () => this.below(256));
}
