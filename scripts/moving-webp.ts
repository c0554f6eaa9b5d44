/** One frame of an animation: the region that has changed since the previous frame, its position, and its duration. */
export interface FilmPatch {
  /** The region, as a WebP. */
  readonly webp: Buffer;
  /** The upper left corner of the region, in px. Both numbers are even, because the format stores only even ones. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The duration, in ms. */
  readonly lasts: number;
}

/** The header flag of an animation. */
const ANIMATED = 0x02;
/** The frame flag for a frame that replaces the pixels below it. */
const REPLACES = 0x02;
/** The loop count for an endless loop. */
const FOR_EVER = 0;
/** The size of a file's and a chunk's header: a name of four characters and a length of four bytes. */
const HEAD = 8;

/** Returns a looping, animated WebP (RFC 9649, 2.7) from frames of one size. Throws if a position is odd. */
export function movingWebp(width: number, height: number, patches: readonly FilmPatch[]): Buffer {
  const header = Buffer.alloc(10);
  header.writeUInt8(ANIMATED, 0);
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  const loop = Buffer.alloc(6);
  loop.writeUInt16LE(FOR_EVER, 4);
  const chunks = [chunk('VP8X', header), chunk('ANIM', loop), ...patches.map((patch) => chunk('ANMF', pictureOf(patch)))];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

function pictureOf({ webp, x, y, width, height, lasts }: FilmPatch): Buffer {
  if (x % 2 !== 0 || y % 2 !== 0) throw new Error(`A picture of a film lies at ${x}, ${y}`);
  const head = Buffer.alloc(16);
  head.writeUIntLE(x / 2, 0, 3);
  head.writeUIntLE(y / 2, 3, 3);
  head.writeUIntLE(width - 1, 6, 3);
  head.writeUIntLE(height - 1, 9, 3);
  head.writeUIntLE(Math.round(lasts), 12, 3);
  head.writeUInt8(REPLACES, 15);
  return Buffer.concat([head, ...drawnIn(webp)]);
}

/** Returns the chunks with the pixels of a single picture. */
function drawnIn(webp: Buffer): readonly Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = HEAD + 4; at < webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const end = at + HEAD + evenly(webp.readUInt32LE(at + 4));
    if (name === 'ALPH' || name.startsWith('VP8 ') || name === 'VP8L') chunks.push(webp.subarray(at, end));
    at = end;
  }
  return chunks;
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(evenly(content.length) - content.length)]);
}

function evenly(length: number): number {
  return length + (length % 2);
}
