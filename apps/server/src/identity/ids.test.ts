import { passCodeSchema, tableCodeSchema } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { type RandomBytes, secureRandomBytes } from '../random-bytes.ts';
import { newGameId, newMoveId, newPassCode, newSeed, newTableCode } from './ids.ts';

/** Returns bytes that count up from a start. */
function counting(from: number): RandomBytes {
  let next = from;
  return (bytes) => Uint8Array.from({ length: bytes }, () => next++ % 256);
}

it('the same random bytes give the same codes, ids and seeds', () => {
  for (const draw of [newTableCode, newPassCode, newGameId, newMoveId, newSeed]) expect(draw(counting(7))).toBe(draw(counting(7)));
});

it('a table code is valid with any random bytes', () => {
  for (let from = 0; from < 256; from++) expect(tableCodeSchema.safeParse(newTableCode(counting(from))).success).toBe(true);
});

it('a pass code is valid and short enough to type with any random bytes', () => {
  for (let from = 0; from < 256; from++) expect(passCodeSchema.safeParse(newPassCode(counting(from))).success).toBe(true);
});

it('every letter of a table code is equally likely', () => {
  const every = counting(0);
  let drawn = '';
  // Of 256 byte values, 248 are usable: 124 codes of ten characters use each of them five times.
  for (let code = 0; code < 124; code++) drawn += newTableCode(every);
  const counts = new Map<string, number>();
  for (const letter of drawn) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(new Set(counts.values())).toEqual(new Set([40]));
});

it('no seed is drawn twice', () => {
  expect(new Set(Array.from({ length: 100 }, () => newSeed(secureRandomBytes))).size).toBe(100);
});
