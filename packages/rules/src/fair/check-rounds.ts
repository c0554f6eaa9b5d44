import type { Seat } from '../kernel/seat.ts';
import type { Seed } from '../kernel/shuffle.ts';
import type { Hex32 } from './bytes.ts';
import { chainedTerms, type RoundBody, roundBodyHash } from './chained-terms.ts';
import { type RoundTerms, seatCommitment, serverCommitment, termsDigest } from './commitments.ts';
import { type ChainedRound, missingIn, type Round, seedOfRound } from './rounds.ts';
import { linkOfRound } from './table-chain.ts';

/** A fault in the rounds of a game, with the number of the round, from 1. `seat` is present if the fault is in a seat's number. */
export type RoundFault =
  | {
      readonly code:
        | 'terms-unlike' | 'secret-unlike' | 'round-unfinished' | 'round-after-shuffle' | 'round-unchained' | 'seat-not-asked';
      readonly round: number;
    }
  | { readonly code: 'number-unlike' | 'number-missing'; readonly round: number; readonly seat: Seat }
  | { readonly code: 'seed-unlike' };

/** The terms that all of a game's rounds share. */
export type GameTerms = Omit<RoundTerms, 'round' | 'invited'>;

/** Returns the terms of a game's round number `round`, counted from 1. */
export function termsOfRound(terms: GameTerms, round: number, { invited }: Pick<Round, 'invited'>): RoundTerms {
  return { ...terms, round, invited };
}

/**
 * Returns the first fault in the rounds of a game, or null if every secret, every number and the seed match their commitments. A
 * game without rounds proves nothing, because the server alone chose its seed.
 */
export function checkRounds(game: GameTerms, rounds: readonly Round[], seed: Seed): RoundFault | null {
  return faultOf(rounds, seed, (stored, round) => termsDigest(termsOfRound(game, round, stored)));
}

/** The part of the round body that all of a game's chained rounds share; only the invited seats may differ from round to round. */
export type ChainedGame = Omit<RoundBody, 'invited'> & { readonly origin: Hex32 };

/**
 * Returns the first fault in the rounds, or null if there is none. In addition to `checkRounds`, checks that each round follows the
 * previous one in the table's chain.
 */
export function checkChainedRounds(
  { origin, ...game }: ChainedGame,
  rounds: readonly ChainedRound[],
  seed: Seed,
): RoundFault | null {
  const unchained = rounds.findIndex((round, at) => !isChained(rounds[at - 1], round));
  if (unchained !== -1) return { code: 'round-unchained', round: unchained + 1 };
  return faultOf(rounds, seed, ({ counter, before, invited }) =>
    chainedTerms({ origin, counter, before }, roundBodyHash({ ...game, invited })),
  );
}

/**
 * Returns whether the links of two rounds match. Rounds of games that never began may come between them, so a file alone proves
 * only the links of consecutive rounds.
 */
function isChained(last: ChainedRound | undefined, { counter, before }: ChainedRound): boolean {
  if (last === undefined || counter > last.counter + 1) return true;
  return counter === last.counter + 1 && before === linkOfRound(last.terms, last.commitment);
}

function faultOf<R extends Round>(
  rounds: readonly R[],
  seed: Seed,
  termsOf: (round: R, number: number) => Hex32,
): RoundFault | null {
  for (const [at, round] of rounds.entries()) {
    const fault = faultInRound(round, at + 1, { terms: termsOf(round, at + 1), isLast: at + 1 === rounds.length });
    if (fault !== null) return fault;
  }
  const last = rounds.at(-1);
  if (last === undefined) return null;
  return seedOfRound(last) === seed ? null : { code: 'seed-unlike' };
}

function faultInRound(
  stored: Round,
  round: number,
  due: { readonly terms: Hex32; readonly isLast: boolean },
): RoundFault | null {
  const { terms } = stored;
  if (serverCommitment(terms, stored.secret) !== stored.commitment) return { code: 'secret-unlike', round };
  // An aborted round may have had other options, or other people in its seats.
  if (stored.end !== 'broken-off' && terms !== due.terms) return { code: 'terms-unlike', round };
  const bound = new Map(stored.commitments);
  const isDouble = bound.size < stored.commitments.length || new Map(stored.numbers).size < stored.numbers.length;
  if (isDouble || [...bound.keys()].some((seat) => !stored.invited.includes(seat))) return { code: 'seat-not-asked', round };
  for (const [seat, number] of stored.numbers) {
    if (seatCommitment(terms, stored.commitment, [seat, number]) !== bound.get(seat)) return { code: 'number-unlike', round, seat };
  }
  if (!due.isLast) return stored.end === 'shuffled' ? { code: 'round-after-shuffle', round } : null;
  const [missing] = missingIn(stored);
  if (missing !== undefined) return { code: 'number-missing', round, seat: missing };
  return stored.end === 'shuffled' ? null : { code: 'round-unfinished', round };
}
