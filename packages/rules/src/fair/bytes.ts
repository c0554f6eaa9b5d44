import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

/** 32 bytes as 64 lowercase hex digits: a secret, a number, a commitment, a seed or a digest. */
export type Hex32 = string;

/** The domain of a hash, at most 32 characters long. A hash of one domain is never valid in a different domain. */
type HashPlace =
  | `chinwag 1 ${'terms' | 'house' | 'seat' | 'seed' | 'setup' | 'step' | 'seal' | 'seen' | 'mark'}`
  | `chinwag 3 ${'terms' | 'leaf' | 'link' | 'setup' | 'step' | 'holder' | 'end' | 'bot'}`;

/**
 * Returns the domain-separated SHA-256 hash of these parts, in order. The domain's name comes first, padded with zeros to 32 bytes.
 */
export function hashAt(place: HashPlace, ...parts: readonly Uint8Array[]): Hex32 {
  const name = new Uint8Array(32);
  name.set(utf8ToBytes(place));
  return bytesToHex(sha256(concatBytes(name, ...parts)));
}

/** Returns the 32 bytes that 64 hex digits encode. */
export function bytesOf(hex: Hex32): Uint8Array {
  return hexToBytes(hex);
}

/** Returns 32 bytes as hex. */
export function hexOfBytes(bytes: Uint8Array): Hex32 {
  return bytesToHex(bytes);
}

/** Returns the SHA-256 hash of a text, encoded in UTF-8: 32 bytes for a text of any length. */
export function hashOfText(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** Returns the SHA-256 hash of plain JSON in its canonical form. */
export function hashOfJson(value: unknown): Uint8Array {
  return hashOfText(canonicalJson(value));
}

/** Returns sixteen bytes, one for each possible seat: 1 if the seat is in the list, and 0 if not. */
export function seatBytes(seats: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(16);
  for (const seat of seats) bytes[seat] = 1;
  return bytes;
}
