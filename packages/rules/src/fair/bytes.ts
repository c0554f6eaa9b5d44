import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

/** 32 bytes as 64 lower-case hex digits: a secret, a number, a commitment, a seed or a digest. */
export type Hex32 = string;

/** What is hashed in each place, so that no hash of one place can be taken for one of another. At most 32 letters. */
type HashPlace =
  | `chinwag 1 ${'terms' | 'house' | 'seat' | 'seed' | 'setup' | 'step' | 'seal' | 'seen' | 'mark'}`
  | `chinwag 3 ${'terms' | 'leaf' | 'link' | 'setup' | 'step' | 'holder' | 'end' | 'bot'}`;

/** SHA-256 of the name of a place, filled up to 32 bytes with zeros, and of these parts, one after the other. */
export function hashAt(place: HashPlace, ...parts: readonly Uint8Array[]): Hex32 {
  const name = new Uint8Array(32);
  name.set(utf8ToBytes(place));
  return bytesToHex(sha256(concatBytes(name, ...parts)));
}

/** The bytes of 64 hex digits. */
export function bytesOf(hex: Hex32): Uint8Array {
  return hexToBytes(hex);
}

/** 32 bytes as hex. */
export function hexOfBytes(bytes: Uint8Array): Hex32 {
  return bytesToHex(bytes);
}

/** SHA-256 of a text as UTF-8: what is of any length takes 32 bytes of a layout. */
export function hashOfText(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

/** SHA-256 of plain JSON, written in the one way there is. */
export function hashOfJson(value: unknown): Uint8Array {
  return hashOfText(canonicalJson(value));
}

/** Seats as a list of sixteen bytes: 1 for one that is named, 0 for one that is not. */
export function seatBytes(seats: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(16);
  for (const seat of seats) bytes[seat] = 1;
  return bytes;
}
