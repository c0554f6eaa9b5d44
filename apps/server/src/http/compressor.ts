import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compressed = promisify(gzip);

/** The minimum size, in bytes. A smaller text fits in one packet, so compression would not make it faster. */
const LEAST_BYTES = 1024;
/**
 * The maximum length of a response to be compressed, in bytes. The build compresses longer ones, or the server sends them
 * uncompressed.
 */
export const MOST_BYTES = 16 * 1024;
/**
 * The maximum number of concurrent compressions. Node's thread pool has four threads and also verifies tokens, so half of it stays
 * free. Each compression takes a quarter of a megabyte, so their memory has a limit under any load.
 */
export const AT_ONCE = 2;

/** Compresses short dynamic responses, unless too many compressions are running. */
export class Compressor {
  #running = 0;

  /**
   * Compresses a text with gzip, and returns a promise of the bytes. Returns null if the text is too short or too long, or if too
   * many compressions are running. The caller then sends the text uncompressed. A queue would hold memory longer than sending such
   * a short text takes.
   */
  compress(text: string): Promise<Buffer> | null {
    const bytes = Buffer.byteLength(text);
    if (bytes < LEAST_BYTES || bytes > MOST_BYTES || this.#running >= AT_ONCE) return null;
    this.#running += 1;
    return compressed(text).finally(() => {
      this.#running -= 1;
    });
  }
}
