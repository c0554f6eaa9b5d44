import * as z from 'zod/mini';

const packedSchema = z.array(z.tuple([z.unknown(), z.unknown(), z.unknown()], z.unknown()));

/** Larger than any game, in bytes: a few bytes that unpack to more are not read to the end. */
const MOST_BYTES = 8 * 2 ** 20;

/**
 * Unpacks moves as a server stores them: a JSON list of `[seat, by, move]`, or with a fourth item, the playouts of a bot. It is
 * deflated, in base64. The moves themselves stay unparsed. Never rejects: resolves with null for input that is packed differently,
 * or too long.
 */
export async function unpackedMoves(packed: string): Promise<readonly object[] | null> {
  try {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const list = packedSchema.parse(JSON.parse(await inflated(bytes)));
    return list.map(([seat, by, move, ...searched]) => ({ seat, by, move, ...(searched.length > 0 && { playouts: searched[0] }) }));
  } catch {
    return null;
  }
}

/** Throws for what is not deflated text, and for too much of it. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > MOST_BYTES) throw new RangeError('this is more than a game comes to');
    text += decoder.decode(value, { stream: true });
  }
}
