import * as z from 'zod/mini';
import type { Seat } from '../kernel/seat.ts';
import type { Seed } from '../kernel/shuffle.ts';
import type { Hex32 } from './bytes.ts';
import { chainedTerms, type PlaceInChain, type RoundBody, roundBodyHash } from './chained-terms.ts';
import { type AtSeat, type RoundTerms, seatCommitment, seedOf, serverCommitment, termsDigest } from './commitments.ts';

/** Reads 32 bytes as 64 lower-case hex digits. */
export const hex32Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const seatSchema = z.int().check(z.minimum(0), z.maximum(15));

/** Seats are listed once each, lowest first: there is one way to write them. */
function isAscending(seats: readonly Seat[]): boolean {
  return seats.every((seat, at) => at === 0 || seat > (seats[at - 1] ?? seat));
}

const seatsSchema = z.readonly(z.array(seatSchema).check(z.refine(isAscending)));
/** Reads seats with 32 bytes each, lowest first. */
export const atSeatsSchema = z.readonly(
  z.array(z.readonly(z.tuple([seatSchema, hex32Schema]))).check(z.refine((list) => isAscending(list.map(([seat]) => seat)))),
);

/** Reads a stored round. */
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
 * A round of numbers, as it is stored with a game: the digest of what it was about, who was asked, the server's commitment and its
 * secret, what the seats bound themselves to, and the numbers they gave. It came to a shuffle; or to another round, in which
 * those are `left-out` who gave no number; or it was `broken-off`, as the server was stopped in the middle of it.
 */
export type Round = Readonly<z.output<typeof roundSchema>>;

/** Reads a stored round that is in the chain of its table. */
export const chainedRoundSchema = z.extend(roundSchema, {
  counter: z.int().check(z.minimum(1), z.maximum(2 ** 32 - 1)),
  before: hex32Schema,
});
/** A round with its place in the chain of rounds of its table: its number there, and the link of the round before it. */
export type ChainedRound = Round & Readonly<Pick<z.output<typeof chainedRoundSchema>, 'counter' | 'before'>>;

/** A round in which nobody has answered yet. */
export function newRound(terms: RoundTerms, secret: string): Round {
  return unanswered(termsDigest(terms), terms.invited, secret);
}

/** A round in the chain of its table in which nobody has answered yet. */
export function newChainedRound(place: PlaceInChain, body: RoundBody, secret: string): ChainedRound {
  const { counter, before } = place;
  return { ...unanswered(chainedTerms(place, roundBodyHash(body)), body.invited, secret), counter, before };
}

function unanswered(terms: Hex32, invited: readonly Seat[], secret: string): Round {
  const commitment = serverCommitment(terms, secret);
  return { terms, invited, commitment, secret, commitments: [], numbers: [], end: 'broken-off' };
}

/** Why somebody's number, or what binds them to it, is not taken. */
export type NumberRefusal = 'number-not-asked' | 'number-twice' | 'number-late' | 'number-unlike';

/** The round after a seat has bound itself; or why it may not. `when` tells whether it is still the time for that. */
export function withCommitment<R extends Round>(round: R, [seat, commitment]: AtSeat, when: 'in-time' | 'late'): R | NumberRefusal {
  if (!round.invited.includes(seat)) return 'number-not-asked';
  if (has(round.commitments, seat)) return 'number-twice';
  if (when === 'late') return 'number-late';
  return { ...round, commitments: inOrder([...round.commitments, [seat, commitment]]) };
}

/** The round after a seat has given its number; or why it may not. */
export function withNumber<R extends Round>(round: R, [seat, number]: AtSeat, when: 'in-time' | 'late'): R | NumberRefusal {
  const bound = round.commitments.find(([other]) => other === seat)?.[1];
  if (bound === undefined) return 'number-not-asked';
  if (has(round.numbers, seat)) return 'number-twice';
  if (when === 'late') return 'number-late';
  if (seatCommitment(round.terms, round.commitment, [seat, number]) !== bound) return 'number-unlike';
  return { ...round, numbers: inOrder([...round.numbers, [seat, number]]) };
}

/** The round when it is over: it came to a shuffle if all who bound themselves have given their numbers. */
export function ended<R extends Round>(round: R): R {
  return { ...round, end: missingIn(round).length === 0 ? 'shuffled' : 'left-out' };
}

/** Those who bound themselves and have not given their number. */
export function missingIn({ commitments, numbers }: Round): readonly Seat[] {
  return commitments.map(([seat]) => seat).filter((seat) => !has(numbers, seat));
}

/** The seed a round comes to when all have given their numbers. */
export function seedOfRound({ terms, secret, numbers }: Round): Seed {
  return seedOf(terms, secret, numbers);
}

function has(list: readonly AtSeat[], seat: Seat): boolean {
  return list.some(([other]) => other === seat);
}

function inOrder(list: readonly AtSeat[]): readonly AtSeat[] {
  return list.toSorted(([one], [other]) => one - other);
}
