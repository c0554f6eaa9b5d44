import type { Seat } from '../kernel/seat.ts';
import type { Seed } from '../kernel/shuffle.ts';
import { type RoundTerms, seatCommitment, serverCommitment, termsDigest } from './commitments.ts';
import { missingIn, type Round, seedOfRound } from './rounds.ts';

/** What is wrong with the rounds of a game, and in which round, from 1; `seat` where it is somebody's number. */
export type RoundFault =
  | {
      readonly code: 'terms-unlike' | 'secret-unlike' | 'round-unfinished' | 'round-after-shuffle' | 'seat-not-asked';
      readonly round: number;
    }
  | { readonly code: 'number-unlike' | 'number-missing'; readonly round: number; readonly seat: Seat }
  | { readonly code: 'seed-unlike' };

/** The terms of one of the rounds of a game. */
export type GameTerms = Omit<RoundTerms, 'round' | 'invited'>;

/** The terms of the `round`-th round of a game, from 1. */
export function termsOfRound(terms: GameTerms, round: number, { invited }: Pick<Round, 'invited'>): RoundTerms {
  return { ...terms, round, invited };
}

/**
 * Checks the rounds of a game: null if every secret, every number and the seed are what everybody was bound to. Of a game
 * without any rounds it can say nothing, as the server chose its seed alone.
 */
export function checkRounds(game: GameTerms, rounds: readonly Round[], seed: Seed): RoundFault | null {
  for (const [at, round] of rounds.entries()) {
    const fault = faultOf(game, round, at + 1, at + 1 === rounds.length);
    if (fault !== null) return fault;
  }
  const last = rounds.at(-1);
  if (last === undefined) return null;
  return seedOfRound(last) === seed ? null : { code: 'seed-unlike' };
}

function faultOf(game: GameTerms, stored: Round, round: number, isLast: boolean): RoundFault | null {
  const { terms } = stored;
  if (serverCommitment(terms, stored.secret) !== stored.commitment) return { code: 'secret-unlike', round };
  // One that was broken off may have been about other rules of the game, or others in its seats.
  const isThis = terms === termsDigest(termsOfRound(game, round, stored));
  if (stored.end !== 'broken-off' && !isThis) return { code: 'terms-unlike', round };
  const bound = new Map(stored.commitments);
  const isDouble = bound.size < stored.commitments.length || new Map(stored.numbers).size < stored.numbers.length;
  if (isDouble || [...bound.keys()].some((seat) => !stored.invited.includes(seat))) return { code: 'seat-not-asked', round };
  for (const [seat, number] of stored.numbers) {
    if (seatCommitment(terms, stored.commitment, [seat, number]) !== bound.get(seat)) return { code: 'number-unlike', round, seat };
  }
  if (!isLast) return stored.end === 'shuffled' ? { code: 'round-after-shuffle', round } : null;
  const [missing] = missingIn(stored);
  if (missing !== undefined) return { code: 'number-missing', round, seat: missing };
  return stored.end === 'shuffled' ? null : { code: 'round-unfinished', round };
}
