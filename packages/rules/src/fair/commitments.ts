import type { Seat } from '../kernel/seat.ts';
import type { Seed } from '../kernel/shuffle.ts';
import { bytesOf, hashAt, hashOfJson, hashOfText, type Hex32, seatBytes } from './bytes.ts';

/** The terms of one commit-and-reveal round. A commitment binds its sender to all these terms. */
export interface RoundTerms {
  readonly gameId: string;
  /** The id of the kind of game. */
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly owner: Seat | null;
  /** The number of the round in the game, from 1. */
  readonly round: number;
  /** The seats that must each give a number, lowest first. */
  readonly invited: readonly Seat[];
}

/** A seat with 32 bytes as hex: its commitment or its number. */
export type AtSeat = readonly [seat: Seat, hex: Hex32];

const NO_OWNER = 255;

/**
 * Returns the digest of a round's terms: 32 bytes each for the game's id, kind and options, then round, seats, owner and invited
 * seats.
 */
export function termsDigest({ gameId, game, options, seats, owner, round, invited }: RoundTerms): Hex32 {
  const counts = Uint8Array.of(round, seats, owner ?? NO_OWNER);
  return hashAt('chinwag 1 terms', hashOfText(gameId), hashOfText(game), hashOfJson(options), counts, seatBytes(invited));
}

/**
 * Returns the server's commitment to its secret, bound to these terms. The server sends the commitment to everybody before
 * receiving any number.
 */
export function serverCommitment(terms: Hex32, secret: Hex32): Hex32 {
  return hashAt('chinwag 1 house', bytesOf(terms), bytesOf(secret));
}

/**
 * Returns a seat's commitment to its number, bound to this round and this server commitment. A seat sends its commitment before it
 * knows any other seat's number.
 */
export function seatCommitment(terms: Hex32, server: Hex32, [seat, number]: AtSeat): Hex32 {
  return hashAt('chinwag 1 seat', bytesOf(terms), bytesOf(server), Uint8Array.of(seat), bytesOf(number));
}

/**
 * Returns the seed of a game, derived from the server's secret, the seats that revealed numbers, and these numbers in seat order.
 */
export function seedOf(terms: Hex32, secret: Hex32, numbers: readonly AtSeat[]): Seed {
  const inOrder = numbers.toSorted(([one], [other]) => one - other);
  const seats = seatBytes(inOrder.map(([seat]) => seat));
  return hashAt('chinwag 1 seed', bytesOf(terms), bytesOf(secret), seats, ...inOrder.map(([, number]) => bytesOf(number)));
}
