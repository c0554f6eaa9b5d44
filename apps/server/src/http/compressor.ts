import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compressed = promisify(gzip);

/** Less than this fits in one packet of the network, and is there no sooner for being compressed. */
const LEAST_BYTES = 1024;
/** More than this is compressed when it is built, or not at all. */
export const MOST_BYTES = 16 * 1024;
/**
 * How many texts are compressed at once. Node has four threads for such work, and reads tokens on the same: half of them are left
 * for that. Each takes a quarter of a megabyte, which is all that compressing takes, whatever is asked for.
 */
export const AT_ONCE = 2;

/** Compresses answers that are made while a client waits, if they are short and few at once. */
export class Compressor {
  #running = 0;

  /**
   * Compresses a text with gzip. Null if it is to be sent as it is: too short, too long, or while as many as may be are being
   * compressed. Those do not wait their turn: a text this short has long arrived by then, and who waits holds memory.
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
