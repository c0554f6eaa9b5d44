import { createHash } from 'node:crypto';

function sha256(...parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Returns the bytes that hexadecimal digits represent. */
export function raw(digits: string): Buffer {
  return Buffer.from(digits, 'hex');
}

/** Returns the SHA-256 of a text. */
export function ofText(text: string): Buffer {
  return raw(sha256(Buffer.from(text, 'utf8')));
}

/** Returns the SHA-256 of a value as canonical JSON. */
export function ofValue(value: unknown): Buffer {
  return ofText(written(value));
}

/** Returns a hash with domain separation: its input starts with the name of its place, padded to 32 bytes. */
export function placed(place: string, ...parts: readonly Uint8Array[]): string {
  return sha256(Buffer.from(place.padEnd(32, '\0'), 'ascii'), ...parts);
}

/** Returns a value as canonical JSON. */
export function written(value: unknown): string {
  if (Array.isArray(value)) {
    const entries = value as readonly unknown[];
    return `[${entries.map(written).join()}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = new Map<string, unknown>(Object.entries(value));
    const names = [...fields.keys()].filter((name) => fields.get(name) !== undefined);
    // Without a comparison function, this sorts by code units.
    return `{${names.toSorted().map((name) => `${written(name)}:${written(fields.get(name))}`).join()}}`;
  }
  return JSON.stringify(value);
}

const rotl = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Yields the words of the ChaCha20 key stream, as in RFC 8439. */
function* keyWords(seed: string, k: number): Generator<number> {
  const key = raw(seed);
  const start = new Int32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let at = 0; at < 8; at++) start[4 + at] = key.readInt32LE(4 * at);
  start[13] = k;
  for (;;) {
    const x = start.slice();
    for (let round = 0; round < 10; round++) {
      for (const [a, b, c, d] of QUARTERS) quarter(x, a, b, c, d);
    }
    for (let at = 0; at < 16; at++) yield ((x[at] ?? 0) + (start[at] ?? 0)) >>> 0;
    start[12] = (start[12] ?? 0) + 1;
  }
}

const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  const mix = (to: number, by: number, into: number, turn: number): void => {
    x[to] = (x[to] ?? 0) + (x[by] ?? 0);
    x[into] = rotl((x[into] ?? 0) ^ (x[to] ?? 0), turn);
  };
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

/** Returns the cards in the order of the k-th shuffle with a seed. */
export function shuffle<Card>(cards: readonly Card[], seed: string, k: number): readonly Card[] {
  const words = keyWords(seed, k);
  const order = [...cards];
  for (let bound = order.length; bound > 1; bound--) {
    let word = Number(words.next().value);
    while (word >= 2 ** 32 - (2 ** 32 % bound)) word = Number(words.next().value);
    const drawn = word % bound;
    [order[bound - 1], order[drawn]] = [order[drawn] as Card, order[bound - 1] as Card];
  }
  return order;
}
