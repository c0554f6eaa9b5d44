import type { Seed } from '../shuffle.ts';

/** A random generator for tests: the same seed gives the same draws. A game's own shuffles must not use this generator. */
export interface Random {
  /** Returns a whole number from 0 to below `bound`. */
  below(bound: number): number;
}

/** Returns a random generator seeded with a whole number (splitmix32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return {
    below(bound) {
      state = (state + 0x9e3779b9) | 0;
      let mixed = state ^ (state >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      mixed ^= mixed >>> 15;
      return (mixed >>> 0) % bound;
    },
  };
}

/** Returns one of `items`, each with equal probability. Throws if there are no items. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[random.below(items.length)] as Item;
}

/** Returns `items` in a random order. */
export function mixed<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** Returns a random seed for a game's shuffles. */
export function randomSeed(random: Random): Seed {
  return Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
}
