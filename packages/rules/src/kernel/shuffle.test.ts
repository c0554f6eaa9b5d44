import { describe, expect, it } from 'vitest';
import { FRENCH_PACK } from './cards.ts';
import { keyStream, shuffled, shuffledBy, uniformDraws, type Words } from './shuffle.ts';

const ZEROS = '0'.repeat(64);
const COUNTING = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the first bytes of a key stream as hex text; each word has its lowest byte first. */
function bytesOf(words: Words, count: number): string {
  const bytes = new DataView(new ArrayBuffer(count));
  for (let at = 0; at < count; at += 4) bytes.setUint32(at, words(), true);
  return Array.from(new Uint8Array(bytes.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a source of these words, in order; it throws if a caller asks for more. */
function wordsOf(...given: readonly number[]): Words {
  const left = [...given];
  return () => {
    const word = left.shift();
    if (word === undefined) throw new Error('more words were asked for than there are');
    return word;
  };
}

describe('the key stream', () => {
  it('matches ChaCha20 in RFC 8439 for an all-zero key', () => {
    expect(bytesOf(keyStream(ZEROS, 0), 128)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  it('continues seamlessly over its blocks, and differs for every key and every shuffle', () => {
    const whole = bytesOf(keyStream(COUNTING, 7), 1024);
    expect(new Set(whole.match(/.{128}/g)).size).toBe(16);
    expect(bytesOf(keyStream(COUNTING, 7), 1024)).toBe(whole);
    expect(bytesOf(keyStream(COUNTING, 8), 64)).not.toBe(whole.slice(0, 128));
    expect(bytesOf(keyStream(ZEROS, 7), 64)).not.toBe(whole.slice(0, 128));
  });
});

describe('a draw', () => {
  it('rejects words past the last full multiple of its bound', () => {
    const draw = uniformDraws(wordsOf(2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5));
    expect(draw(6)).toBe((2 ** 32 - 5) % 6);
    const ofPack = uniformDraws(wordsOf(4_294_967_248, 4_294_967_247));
    expect(ofPack(52)).toBe(51);
  });

  it('rejects no word if its bound makes every word fair', () => {
    expect(uniformDraws(wordsOf(2 ** 32 - 1))(4)).toBe(3);
    expect(uniformDraws(wordsOf(0))(1)).toBe(0);
  });

  it('swaps the last item with the drawn one, then the one before it', () => {
    expect(shuffledBy(['A', 'B', 'C', 'D'], uniformDraws(wordsOf(1, 0, 1)))).toEqual(['C', 'D', 'A', 'B']);
  });
});

describe('a shuffle', () => {
  it('never changes for a seed and a number', () => {
    expect(shuffled(FRENCH_PACK, ZEROS, 0).slice(0, 13).join(' ')).toBe(KNOWN.zeros);
    expect(shuffled(FRENCH_PACK, COUNTING, 3).slice(0, 13).join(' ')).toBe(KNOWN.counting);
  });

  it('keeps every card, and does not change its input', () => {
    const pack = Object.freeze([...FRENCH_PACK]);
    expect(shuffled(pack, COUNTING, 1).toSorted()).toEqual(pack.toSorted());
    expect(pack).toEqual(FRENCH_PACK);
  });

  it('puts each card in each place equally often', () => {
    expect(chiSquare((k) => shuffled(ITEMS, COUNTING, k))).toBeLessThan(MOST_BY_CHANCE);
  });

  it.each<[string, (k: number) => readonly number[]]>([
    ['exchanges each item with any of all', (k) => exchangedWithAny(keyStream(COUNTING, k))],
    ['never leaves an item where it is', (k) => shuffledBy(ITEMS, lower(uniformDraws(keyStream(COUNTING, k))))],
    ['takes the rest of a word of few bits', (k) => shuffledBy(ITEMS, ofFewBits(keyStream(COUNTING, k)))],
  ])('that %s fails the chi-square test', (_, biased) => {
    expect(chiSquare(biased)).toBeGreaterThan(MOST_BY_CHANCE);
  });
});

/** Test vectors computed by another program, with the ChaCha20 of OpenSSL. */
const KNOWN = {
  zeros: 'TS 9D 4C TC 3C 7S KD 2D 8D 2C 7H 3H JS',
  counting: '8H JD KH 9C AH KD 9S QS 3S 3H 6H 2D 7D',
};

const ITEMS: readonly number[] = Array.from({ length: 13 }, (_, item) => item);
const SHUFFLES = 20_000;

/** The limit of chi-square, which a fair shuffle exceeds once in a million times with 144 degrees of freedom. */
const MOST_BY_CHANCE = 236;

/** Returns the chi-square statistic of the counts of each item in each place, over many shuffles of `ITEMS`. */
function chiSquare(shuffle: (k: number) => readonly number[]): number {
  const counts = ITEMS.map(() => ITEMS.map(() => 0));
  for (let k = 0; k < SHUFFLES; k++) {
    for (const [place, item] of shuffle(k).entries()) {
      const row = counts[item];
      if (row !== undefined) row[place] = (row[place] ?? 0) + 1;
    }
  }
  const expected = SHUFFLES / ITEMS.length;
  return counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * Returns a shuffle with the well-known mistake: every item changes places with any item, so that some orders are more frequent.
 */
function exchangedWithAny(words: Words): readonly number[] {
  const draw = uniformDraws(words);
  const order = [...ITEMS];
  for (const place of ITEMS) {
    const other = draw(order.length);
    [order[place], order[other]] = [order[other] ?? 0, order[place] ?? 0];
  }
  return order;
}

/** Returns draws that leave out the highest number. */
function lower(draw: (bound: number) => number): (bound: number) => number {
  return (bound) => draw(Math.max(1, bound - 1));
}

/** Returns draws by the remainder of a six-bit number without rejection. */
function ofFewBits(words: Words): (bound: number) => number {
  return (bound) => (words() % 64) % bound;
}
