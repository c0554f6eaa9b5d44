import type { Seat } from '../kernel/seat.ts';
import { bytesOf, hashAt, hashOfJson, type Hex32, hexOfBytes } from './bytes.ts';

/** Where a round of numbers is in the chain of rounds of its table. */
export interface PlaceInChain {
  /** 32 bytes as hex, drawn with the table. */
  readonly origin: Hex32;
  /** Which round of the table it is, from 1. */
  readonly counter: number;
  /** The link of the round before it; the origin for the first. */
  readonly before: Hex32;
}

/** What one round of numbers is about. */
export interface RoundBody {
  /** The version of the rules. */
  readonly rules: number;
  readonly gameId: string;
  /** The name of the kind of game. */
  readonly game: string;
  readonly options: object;
  readonly owner: Seat | null;
  /** The seats that are asked for a number, lowest first. */
  readonly invited: readonly Seat[];
  /** The leaves of those who hold the seats, by seat. */
  readonly leaves: readonly Hex32[];
}

/** SHA-256 of what a round is about: others at the table follow the chain by it, and learn nothing about the people in it. */
export function roundBodyHash({ rules, gameId, game, options, owner, invited, leaves }: RoundBody): Hex32 {
  return hexOfBytes(hashOfJson({ rules, gameId, game, options, owner, invited, leaves }));
}

/** The digest of the terms of a round: where it is in the chain of its table, and the hash of what it is about. */
export function chainedTerms({ origin, counter, before }: PlaceInChain, body: Hex32): Hex32 {
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, counter);
  return hashAt('chinwag 3 terms', bytesOf(origin), number, bytesOf(before), bytesOf(body));
}
