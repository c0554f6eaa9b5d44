import * as z from 'zod/mini';
import type { Seat } from '../kernel/seat.ts';
import type { Seed } from '../kernel/shuffle.ts';
import type { Hex32 } from './bytes.ts';
import { chainedTerms, type PlaceInChain, type RoundBody, roundBodyHash } from './chained-terms.ts';
import { type AtSeat, type RoundTerms, seatCommitment, seedOf, serverCommitment, termsDigest } from './commitments.ts';

/** Schema for 32 bytes written as 64 lowercase hex digits. */
export const hex32Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const seatSchema = z.int().check(z.minimum(0), z.maximum(15));

/** Returns whether seats are in ascending order without repeats, which is the only valid form. */
function isAscending(seats: readonly Seat[]): boolean {
  return seats.every((seat, at) => at === 0 || seat > (seats[at - 1] ?? seat));
}

const seatsSchema = z.readonly(z.array(seatSchema).check(z.refine(isAscending)));
/** Schema for a list of seats with 32 bytes each, lowest seat first. */
export const atSeatsSchema = z.readonly(
  z.array(z.readonly(z.tuple([seatSchema, hex32Schema]))).check(z.refine((list) => isAscending(list.map(([seat]) => seat)))),
);

/** Schema for a stored round. */
export const roundSchema = z.strictObject({
  terms: hex32Schema,
  invited: seatsSchema,
  commitment: hex32Schema,
  secret: hex32Schema,
  commitments: atSeatsSchema,
  numbers: atSeatsSchema,
  end: z.enum(['shuffled', 'left-out', 'broken-off']),
});
/**
 * A commit-and-reveal round, as stored with a game. The round contains the digest of its terms, the invited seats, the server's
 * commitment and secret, the seats' commitments, and the revealed numbers. A round ends with a shuffle, or with seats `left-out`
 * because they revealed no number; a new round then follows. A round ends aborted (`broken-off`) if the server stopped during it.
 */
export type Round = Readonly<z.output<typeof roundSchema>>;

/** Schema for a stored chained round. */
export const chainedRoundSchema = z.extend(roundSchema, {
  counter: z.int().check(z.minimum(1), z.maximum(2 ** 32 - 1)),
  before: hex32Schema,
});
/** A round with its place in its table's hash chain: its number at the table and the link of the previous round. */
export type ChainedRound = Round & Readonly<Pick<z.output<typeof chainedRoundSchema>, 'counter' | 'before'>>;

/** Returns a new round, with no commitments or numbers yet. */
export function newRound(terms: RoundTerms, secret: string): Round {
  return unanswered(termsDigest(terms), terms.invited, secret);
}

/** Returns a new chained round, with no commitments or numbers yet. */
export function newChainedRound(place: PlaceInChain, body: RoundBody, secret: string): ChainedRound {
  const { counter, before } = place;
  return { ...unanswered(chainedTerms(place, roundBodyHash(body)), body.invited, secret), counter, before };
}

function unanswered(terms: Hex32, invited: readonly Seat[], secret: string): Round {
  const commitment = serverCommitment(terms, secret);
  return { terms, invited, commitment, secret, commitments: [], numbers: [], end: 'broken-off' };
}

/** The reason for refusing a commitment or a revealed number. */
export type NumberRefusal = 'number-not-asked' | 'number-twice' | 'number-late' | 'number-unlike';

/** Returns the round after a seat's commitment, or why the commitment is refused. `when` says whether the commitment is in time. */
export function withCommitment<R extends Round>(round: R, [seat, commitment]: AtSeat, when: 'in-time' | 'late'): R | NumberRefusal {
  if (!round.invited.includes(seat)) return 'number-not-asked';
  if (has(round.commitments, seat)) return 'number-twice';
  if (when === 'late') return 'number-late';
  return { ...round, commitments: inOrder([...round.commitments, [seat, commitment]]) };
}

/**
 * Returns the round after a seat has revealed its number, or why the number is refused. `when` says whether the number is in time.
 */
export function withNumber<R extends Round>(round: R, [seat, number]: AtSeat, when: 'in-time' | 'late'): R | NumberRefusal {
  const bound = round.commitments.find(([other]) => other === seat)?.[1];
  if (bound === undefined) return 'number-not-asked';
  if (has(round.numbers, seat)) return 'number-twice';
  if (when === 'late') return 'number-late';
  if (seatCommitment(round.terms, round.commitment, [seat, number]) !== bound) return 'number-unlike';
  return { ...round, numbers: inOrder([...round.numbers, [seat, number]]) };
}

/** Returns the completed round: `shuffled` if every committed seat has revealed its number, or `left-out` if not. */
export function ended<R extends Round>(round: R): R {
  return { ...round, end: missingIn(round).length === 0 ? 'shuffled' : 'left-out' };
}

/** Returns the seats that have committed but not yet revealed their numbers. */
export function missingIn({ commitments, numbers }: Round): readonly Seat[] {
  return commitments.map(([seat]) => seat).filter((seat) => !has(numbers, seat));
}

/** Returns the seed of a round in which all committed seats have revealed their numbers. */
export function seedOfRound({ terms, secret, numbers }: Round): Seed {
  return seedOf(terms, secret, numbers);
}

function has(list: readonly AtSeat[], seat: Seat): boolean {
  return list.some(([other]) => other === seat);
}

function inOrder(list: readonly AtSeat[]): readonly AtSeat[] {
  return list.toSorted(([one], [other]) => one - other);
}
