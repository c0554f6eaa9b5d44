import { describe, expect, it } from 'vitest';
import { movingWebp } from './moving-webp.ts';

/** Returns a file of one picture with these bytes as pixels, and with metadata that the film must drop. */
function single(...pixels: readonly number[]): Buffer {
  const note = Buffer.from([...Buffer.from('EXIF'), 1, 0, 0, 0, 9, 0]);
  const drawn = Buffer.from([...Buffer.from('VP8 '), pixels.length, 0, 0, 0, ...pixels, ...(pixels.length % 2 === 0 ? [] : [0])]);
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), note, drawn]);
}

/** Parses RIFF chunks as a browser does: name, and content without padding. */
function chunksOf(bytes: Buffer): readonly (readonly [string, Buffer])[] {
  if (bytes.length === 0) return [];
  const length = bytes.readUInt32LE(4);
  const end = 8 + length + (length % 2);
  return [[bytes.toString('latin1', 0, 4), bytes.subarray(8, 8 + length)], ...chunksOf(bytes.subarray(end))];
}

const patch = { x: 0, y: 0, width: 300, height: 200, lasts: 70 };

describe('an animated picture', () => {
  const film = movingWebp(300, 200, [
    { ...patch, webp: single(1, 2, 3) },
    { ...patch, webp: single(4, 5), x: 10, y: 20, width: 30, height: 40, lasts: 1500 },
  ]);

  it('is a WebP file with the correct length in its header', () => {
    expect(film.toString('latin1', 0, 4)).toBe('RIFF');
    expect(film.readUInt32LE(4)).toBe(film.length - 8);
    expect(film.toString('latin1', 8, 12)).toBe('WEBP');
  });

  it('states its size and that it loops', () => {
    const [[, header], [, loop]] = chunksOf(film.subarray(12)) as [readonly [string, Buffer], readonly [string, Buffer]];
    expect([header.readUInt8(0), header.readUIntLE(4, 3), header.readUIntLE(7, 3)]).toEqual([2, 299, 199]);
    expect(loop.readUInt16LE(4)).toBe(0);
  });

  it('contains only the position, duration and pixels of each frame', () => {
    const pictures = chunksOf(film.subarray(12)).filter(([name]) => name === 'ANMF');
    const read = pictures.map(([, content]) => ({
      head: [0, 3, 6, 9, 12].map((at) => content.readUIntLE(at, 3)),
      drawn: chunksOf(content.subarray(16)).map(([name, pixels]) => [name, ...pixels]),
    }));
    expect(read).toEqual([
      { head: [0, 0, 299, 199, 70], drawn: [['VP8 ', 1, 2, 3]] },
      { head: [5, 10, 29, 39, 1500], drawn: [['VP8 ', 4, 5]] },
    ]);
  });

  it('refuses a frame at an odd position', () => {
    expect(() => movingWebp(300, 200, [{ ...patch, webp: single(1), x: 3 }])).toThrow('3, 0');
  });
});
