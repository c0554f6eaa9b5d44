import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, ENCODINGS, SUFFIXES } from '../../apps/server/src/http/encodings.ts';

/** Text files. Fonts and pictures are compressed already. */
const WORDS = /\.(?:css|html|js|json|md|svg|txt|webmanifest)$/;
/** The minimum size, in bytes. A shorter file fits in one packet, and compression would not speed it up. */
const LEAST_BYTES = 1024;

/** A compressed file, to be written beside the original. */
export interface CompressedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Resolves with the compressed copies of a file, one for each encoding that makes it smaller. The list is empty for very short
 * files, and for files that are not text.
 */
export async function compressed(fileName: string, bytes: Buffer): Promise<readonly CompressedFile[]> {
  if (!WORDS.test(fileName) || bytes.length < LEAST_BYTES) return [];
  const files = ENCODINGS.map(async (encoding) => ({
    fileName: fileName + SUFFIXES[encoding],
    bytes: await COMPRESS[encoding](bytes),
  }));
  return (await Promise.all(files)).filter((file) => file.bytes.length < bytes.length);
}
