import { packEvent } from '@chinwag/protocol';
import type { AnyGame } from '@chinwag/rules';
import { type AtSeat, canonicalJson, EMPTY_HASH_CHAIN, extendHashChain, type Round } from '@chinwag/rules/fair';
import type { GameFile, OtherThanSent, ReplayedStep } from '@chinwag/rules/game-file';
import type { StoredNumbers, StoredRound, Seen } from './storedNumbers.ts';

/** What of a game’s rules it takes to show it again. */
export type ShownAgain = Pick<AnyGame, 'evolve' | 'hideEvent' | 'eventFields'>;

/** What is first found in the rounds and the digest of a file that is not as this device was sent; null if all is. */
export function mismatchIn(
  { rounds, digest }: Pick<GameFile, 'rounds' | 'digest'>, stored: StoredNumbers,
): OtherThanSent | null {
  for (const seen of stored.rounds) {
    const fault = otherRound(seen, rounds[seen.round - 1]);
    if (fault !== null) return { code: fault, round: seen.round };
  }
  const { opened } = stored;
  if (opened === null) return null;
  const secrets = rounds.map(({ secret }) => secret);
  return opened.digest === digest && same(opened.secrets, secrets) ? null : { code: 'told-digest' };
}

function otherRound(seen: StoredRound, round: Round | undefined): Extract<OtherThanSent, { round: number }>['code'] | null {
  const { terms, commitment, own, bound, given } = seen;
  if (round === undefined || round.commitment !== commitment || round.terms !== terms) return 'told-round';
  if (own !== null && bound !== null && !bound.some(([seat]) => seat === own[0])) return 'told-left-out';
  // A round that was broken off may never have been sent further than this.
  if (round.end === 'broken-off') return null;
  if (bound !== null && !same(bound, round.commitments)) return 'told-bound';
  if (given !== null && !same(given, round.numbers)) return 'told-given';
  return own !== null && bound !== null && given !== null && !holds(round.numbers, own, round.end) ? 'told-own' : null;
}

function holds(numbers: readonly AtSeat[], [seat, number]: AtSeat, end: Round['end']): boolean {
  const found = numbers.find(([other]) => other === seat)?.[1];
  return found === number || (found === undefined && end === 'left-out');
}

/**
 * How many of the numbers that the seed of a game follows from this device gave: those it saved that the round which came to the
 * shuffle has. A number that the record has in its name, and it never drew, is none of its own.
 */
export function ownNumbersIn(rounds: readonly Round[], saved: StoredNumbers): number {
  const isIn = ({ round, own }: StoredRound): boolean => {
    const record = rounds[round - 1];
    return own !== null && record?.end === 'shuffled' && record.numbers.some((number) => same(number, own));
  };
  return saved.rounds.filter(isIn).length;
}

/** Follows a game that is played again, with the eyes this device had, and finds where it was shown something else. */
export class SeenAgain {
  readonly #game: ShownAgain;
  readonly #stretches: { readonly seen: Seen; chain: string }[];
  #seq = 0;

  constructor(game: ShownAgain, seen: readonly Seen[]) {
    this.#game = game;
    this.#stretches = seen.map((stretch) => ({ seen: stretch, chain: EMPTY_HASH_CHAIN }));
  }

  /** The events of one step, which the step before led to. Null while all is as it was shown. */
  follow({ before, events }: ReplayedStep): OtherThanSent | null {
    let state = before;
    for (const event of events) {
      this.#seq += 1;
      for (const stretch of this.#stretches) {
        const { seen: { viewer, from, to } } = stretch;
        if (this.#seq <= from || this.#seq > to) continue;
        const hidden = this.#game.hideEvent(event, viewer, state);
        stretch.chain = extendHashChain(stretch.chain, packEvent(hidden, this.#game.eventFields));
        if (this.#seq === to && stretch.chain !== stretch.seen.chain) return { code: 'told-seen', from: from + 1, to };
      }
      state = this.#game.evolve(state, event);
    }
    return null;
  }

  /** How many events were followed that this device had been shown. */
  get shown(): number {
    return this.#stretches.reduce((sum, { seen: { from, to } }) => sum + Math.min(to, this.#seq) - Math.min(from, this.#seq), 0);
  }
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
