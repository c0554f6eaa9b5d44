import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The header of a gzip file: deflate, no name, no time, unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
/** An empty final block of deflate. */
const LAST = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** The maximum length of an uncompressed block. */
const STORED_MOST = 0xffff;

/**
 * A page template with placeholders that each request fills differently. It compresses the fixed parts once, and inserts the
 * content of the placeholders as stored (uncompressed) blocks. As a result, no request has to compress its page.
 */
export class GappedText {
  readonly #fixed: readonly Buffer[];
  readonly #deflated: readonly Buffer[];

  /** `fixed` holds the parts before the first placeholder, between placeholders, and after the last one. */
  constructor(fixed: readonly string[]) {
    this.#fixed = fixed.map((part) => Buffer.from(part));
    // Each part ends at a byte boundary and has no back-references to earlier bytes, so that other bytes can come between the
    // parts.
    const flushed = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH };
    this.#deflated = this.#fixed.map((part) => deflateRawSync(part, flushed));
  }

  /** Returns the text with its placeholders filled, in order. */
  filled(fillings: readonly string[]): Buffer {
    return Buffer.concat(between(this.#fixed, buffersOf(fillings)));
  }

  /** Returns the filled text as gzip. */
  gzip(fillings: readonly string[]): Buffer {
    const buffers = buffersOf(fillings);
    const sum = Buffer.alloc(8);
    const parts = between(this.#fixed, buffers);
    sum.writeUInt32LE(parts.reduce((before, part) => crc32(part, before), 0), 0);
    sum.writeUInt32LE(parts.reduce((before, { length }) => before + length, 0), 4);
    return Buffer.concat([HEAD, ...between(this.#deflated, buffers.map(stored)), LAST, sum]);
  }
}

function buffersOf(fillings: readonly string[]): readonly Buffer[] {
  return fillings.map((filling) => Buffer.from(filling));
}

function between(fixed: readonly Buffer[], fillings: readonly Buffer[]): readonly Buffer[] {
  return fixed.flatMap((part, at) => [part, fillings[at] ?? []].flat());
}

/** Returns bytes as uncompressed blocks of deflate. */
function stored(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += STORED_MOST) {
    const block = bytes.subarray(at, at + STORED_MOST);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(STORED_MOST - block.length, 3);
    blocks.push(head, block);
  }
  return Buffer.concat(blocks);
}
