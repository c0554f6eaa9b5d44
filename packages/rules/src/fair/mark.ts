import type { Seat } from '../kernel/seat.ts';
import { bytesOf, hashAt, type Hex32, seatBytes } from './bytes.ts';
import { type AtSeat, seatCommitment } from './commitments.ts';

/** The knowledge of a device about a round before the server reveals its secret. */
export interface MarkedRound {
  readonly terms: Hex32;
  /** The server’s commitment. */
  readonly commitment: Hex32;
  readonly commitments: readonly AtSeat[];
  readonly numbers: readonly AtSeat[];
}

/** Three pictures, as indices from 0 to 127 into a list of 128. The mark has 21 bits. */
export type RoundMark = readonly [number, number, number];

/**
 * Returns the short authentication string (mark) of a round, which people compare aloud. The mark is a hash of all messages before
 * the first card, with the server's commitment instead of its secret. Returns null unless there is one number for each commitment,
 * and each matches. Without this check, the server could try numbers until the marks match.
 */
export function roundMark({ terms, commitment, commitments, numbers }: MarkedRound): RoundMark | null {
  const bound = inOrder(commitments);
  const given = inOrder(numbers);
  const fits = (number: AtSeat, at: number): boolean => {
    const [seat, seal] = bound[at] ?? [];
    return seat === number[0] && seal === seatCommitment(terms, commitment, number);
  };
  const isWhole = bound.length > 0 && bound.length === given.length && new Set(bound.map(seatOf)).size === bound.length;
  if (!isWhole || !given.every(fits)) return null;
  const seats = seatBytes(bound.map(seatOf));
  const hash = hashAt('chinwag 1 mark', bytesOf(terms), bytesOf(commitment), seats, ...bytesAt(bound), ...bytesAt(given));
  const bytes = bytesOf(hash);
  return [pictureOf(bytes[0]), pictureOf(bytes[1]), pictureOf(bytes[2])];
}

/** Returns a byte without its highest bit. */
function pictureOf(byte = 0): number {
  return byte & 0x7f;
}

function seatOf([seat]: AtSeat): Seat {
  return seat;
}

function bytesAt(list: readonly AtSeat[]): readonly Uint8Array[] {
  return list.map(([, hex]) => bytesOf(hex));
}

function inOrder(list: readonly AtSeat[]): readonly AtSeat[] {
  return list.toSorted(([one], [other]) => one - other);
}
