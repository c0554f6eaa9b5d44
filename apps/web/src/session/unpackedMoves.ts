import * as z from 'zod/mini';

const packedSchema = z.array(z.tuple([z.unknown(), z.unknown(), z.unknown()], z.unknown()));

/** The maximum size of unpacked moves, larger than any game, in bytes. Reading stops there. */
const MOST_BYTES = 8 * 2 ** 20;

/**
 * Unpacks moves in a server's stored format: deflated JSON in base64. The JSON is a list of `[seat, by, move]`, with a bot's
 * playouts as an optional fourth item. The moves themselves stay unparsed. Never rejects: resolves with null for input that is
 * packed differently, or too long.
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

/** Resolves with the inflated text. Rejects if the input is not deflated text, or the text is too long. */
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
