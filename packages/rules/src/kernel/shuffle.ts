import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** The secret seed of a game's shuffles: 32 bytes as 64 lowercase hex digits; empty for viewers. */
export type Seed = string;

const WORD_RANGE = 2 ** 32;

/** A source of unbiased randomness: each call returns the next 32-bit word, with every value equally likely. */
export type Words = () => number;

/**
 * Returns the `k`-th shuffle of a game: `cards` in an order that depends on the seed and `k` alone. The shuffle is an unbiased
 * Fisher–Yates shuffle over the ChaCha20 key stream, with the seed as its key and `k` as its nonce.
 */
export function shuffled<Item>(cards: readonly Item[], seed: Seed, k: number): readonly Item[] {
  return shuffledBy(cards, uniformDraws(keyStream(seed, k)));
}

/**
 * Returns the items in a random order, determined by the numbers that `draw` returns. If all numbers are equally likely, so are all
 * orders.
 */
export function shuffledBy<Item>(items: readonly Item[], draw: (bound: number) => number): readonly Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    const item = order[last] as Item;
    order[last] = order[other] as Item;
    order[other] = item;
  }
  return order;
}

/** Returns a function that draws whole numbers from 0 to below `bound` with equal probability, by rejection sampling. */
export function uniformDraws(word: Words): (bound: number) => number {
  return (bound) => {
    const fair = WORD_RANGE - (WORD_RANGE % bound);
    let value = word();
    while (value >= fair) value = word();
    return value % bound;
  };
}

/** Returns the words of the ChaCha20 key stream (RFC 8439) with `seed` as its key and `k` as its nonce, from block 0 on. */
export function keyStream(seed: Seed, k: number): Words {
  const key = hexToBytes(seed);
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, k, true);
  let words = new DataView(new ArrayBuffer(0));
  let block = 0;
  let at = 0;
  return () => {
    if (at + 4 > words.byteLength) {
      const length = 256;
      words = new DataView(chacha20(key, nonce, new Uint8Array(length), undefined, (block * length) / 64).buffer);
      block += 1;
      at = 0;
    }
    const value = words.getUint32(at, true);
    at += 4;
    return value;
  };
}
