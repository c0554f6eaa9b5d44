import type { Seat } from '../kernel/seat.ts';
import { bytesOf, hashAt, hashOfJson, type Hex32, hexOfBytes } from './bytes.ts';

/** The position of a commit-and-reveal round in its table's hash chain. */
export interface PlaceInChain {
  /** 32 random bytes as hex, generated when the table was created. */
  readonly origin: Hex32;
  /** The number of the round at the table, from 1. */
  readonly counter: number;
  /** The link of the previous round, or the origin for the first round. */
  readonly before: Hex32;
}

/** The body of a commit-and-reveal round: the game that the round shuffles. */
export interface RoundBody {
  /** The version of the rules. */
  readonly rules: number;
  readonly gameId: string;
  /** The id of the kind of game. */
  readonly game: string;
  readonly options: object;
  readonly owner: Seat | null;
  /** The seats that must each give a number, lowest first. */
  readonly invited: readonly Seat[];
  /** The leaves of the seats' holders, by seat. */
  readonly leaves: readonly Hex32[];
}

/**
 * Returns the SHA-256 hash of a round's body. The hash lets other people at the table verify the chain without learning anything
 * about the people in the game.
 */
export function roundBodyHash({ rules, gameId, game, options, owner, invited, leaves }: RoundBody): Hex32 {
  return hexOfBytes(hashOfJson({ rules, gameId, game, options, owner, invited, leaves }));
}

/** Returns the digest of a round's terms, computed from the round's position in the table's chain and the hash of the body. */
export function chainedTerms({ origin, counter, before }: PlaceInChain, body: Hex32): Hex32 {
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, counter);
  return hashAt('chinwag 3 terms', bytesOf(origin), number, bytesOf(before), bytesOf(body));
}
