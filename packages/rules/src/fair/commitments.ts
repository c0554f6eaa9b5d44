import type { Seat } from '../kernel/seat.ts';
import type { Seed } from '../kernel/shuffle.ts';
import { bytesOf, hashAt, hashOfJson, hashOfText, type Hex32, seatBytes } from './bytes.ts';

/** What one round of numbers is about: who binds themselves, binds themselves to all of it. */
export interface RoundTerms {
  readonly gameId: string;
  /** The name of the kind of game. */
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly owner: Seat | null;
  /** Which round of the game it is, from 1. */
  readonly round: number;
  /** The seats that are asked for a number, lowest first. */
  readonly invited: readonly Seat[];
}

/** A seat with 32 bytes: its commitment, or its number. */
export type AtSeat = readonly [seat: Seat, hex: Hex32];

const NO_OWNER = 255;

/** The digest of what a round is about: 32 bytes each for game id, kind and options, then round, seats, owner, and who is asked. */
export function termsDigest({ gameId, game, options, seats, owner, round, invited }: RoundTerms): Hex32 {
  const counts = Uint8Array.of(round, seats, owner ?? NO_OWNER);
  return hashAt('chinwag 1 terms', hashOfText(gameId), hashOfText(game), hashOfJson(options), counts, seatBytes(invited));
}

/** What the server sends everybody before it hears of any number: it binds the server to its secret, for these terms alone. */
export function serverCommitment(terms: Hex32, secret: Hex32): Hex32 {
  return hashAt('chinwag 1 house', bytesOf(terms), bytesOf(secret));
}

/** What a seat sends of its number before it knows another: it binds the seat to it, in this round and to this server alone. */
export function seatCommitment(terms: Hex32, server: Hex32, [seat, number]: AtSeat): Hex32 {
  return hashAt('chinwag 1 seat', bytesOf(terms), bytesOf(server), Uint8Array.of(seat), bytesOf(number));
}

/** The seed of a game: of the server's secret, of who gave a number, and of the numbers in the order of the seats. */
export function seedOf(terms: Hex32, secret: Hex32, numbers: readonly AtSeat[]): Seed {
  const inOrder = numbers.toSorted(([one], [other]) => one - other);
  const seats = seatBytes(inOrder.map(([seat]) => seat));
  return hashAt('chinwag 1 seed', bytesOf(terms), bytesOf(secret), seats, ...inOrder.map(([, number]) => bytesOf(number)));
}
