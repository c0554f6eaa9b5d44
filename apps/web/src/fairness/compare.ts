import { packEvent } from '@chinwag/protocol';
import type { AnyGame, GameState } from '@chinwag/rules';
import { type AtSeat, canonicalJson, EMPTY_HASH_CHAIN, extendHashChain, type Round, shownStateDigest } from '@chinwag/rules/fair';
import type { GameFile, OtherThanSent, ReplayedStep } from '@chinwag/rules/game-file';
import type { Evidence, Seen, ShownState, StoredRound } from './evidence.ts';

/** What of a game’s rules it takes to show it again. */
export type ShownAgain = Pick<AnyGame, 'evolve' | 'hide' | 'hideEvent' | 'eventFields'>;

/** What is first found in the rounds and the digest of a file that is not as this device was sent it; null if all is. */
export function mismatchIn({ rounds, digest }: Pick<GameFile, 'rounds' | 'digest'>, evidence: Evidence): OtherThanSent | null {
  for (const seen of evidence.rounds) {
    const fault = otherRound(seen, rounds[seen.round - 1]);
    if (fault !== null) return { code: fault, round: seen.round };
  }
  const unheard = unheardRound(rounds, evidence);
  if (unheard !== null) return { code: 'saved-unheard', round: unheard };
  const { opened } = evidence;
  if (opened === null) return null;
  const secrets = rounds.map(({ secret }) => secret);
  return opened.digest === digest && same(opened.secrets, secrets) ? null : { code: 'saved-digest' };
}

/**
 * The first round of a record that this device did not hear of although it would have: since it heard of the first one, or at least
 * of the one that came to the shuffle, as it was there before. Null if there is none.
 */
function unheardRound(rounds: readonly Round[], { rounds: heardOf, heard }: Evidence): number | null {
  if (heard !== 'everything') return null;
  const first = heardOf[0]?.round ?? rounds.length;
  for (let round = Math.max(first, 1); round <= rounds.length; round++) {
    if (!heardOf.some((other) => other.round === round)) return round;
  }
  return null;
}

function otherRound(seen: StoredRound, round: Round | undefined): Extract<OtherThanSent, { round: number }>['code'] | null {
  const { terms, commitment, own, bound, given } = seen;
  if (round === undefined || round.commitment !== commitment || round.terms !== terms) return 'saved-round';
  if (own !== null && bound !== null && !bound.some(([seat]) => seat === own[0])) return 'saved-left-out';
  // A round that was broken off may never have been sent further than this.
  if (round.end === 'broken-off') return null;
  if (bound !== null && !same(bound, round.commitments)) return 'saved-bound';
  if (given !== null && !same(given, round.numbers)) return 'saved-given';
  return own !== null && bound !== null && given !== null && !holds(round.numbers, own, round.end) ? 'saved-own' : null;
}

function holds(numbers: readonly AtSeat[], [seat, number]: AtSeat, end: Round['end']): boolean {
  const found = numbers.find(([other]) => other === seat)?.[1];
  return found === number || (found === undefined && end === 'left-out');
}

/** Follows a game that is played again, with the eyes this device had, and finds where it was shown something else. */
export class SeenAgain {
  readonly #game: ShownAgain;
  readonly #stretches: { readonly seen: Seen; chain: string }[];
  readonly #states: readonly ShownState[];
  #seq = 0;

  constructor(game: ShownAgain, { seen, states }: Pick<Evidence, 'seen' | 'states'>) {
    this.#game = game;
    this.#stretches = seen.map((stretch) => ({ seen: stretch, chain: EMPTY_HASH_CHAIN }));
    this.#states = states;
  }

  /** The events of one step, which the step before led to. Null while all is as it was shown. */
  follow({ before, events }: ReplayedStep): OtherThanSent | null {
    let state = before;
    if (this.#seq === 0 && !this.#isAsShown(before)) return { code: 'saved-state', after: 0 };
    for (const event of events) {
      this.#seq += 1;
      for (const stretch of this.#stretches) {
        const { seen: { viewer, from, to } } = stretch;
        if (this.#seq <= from || this.#seq > to) continue;
        const hidden = this.#game.hideEvent(event, viewer, state);
        stretch.chain = extendHashChain(stretch.chain, packEvent(hidden, this.#game.eventFields));
        if (this.#seq === to && stretch.chain !== stretch.seen.chain) return { code: 'saved-seen', from: from + 1, to };
      }
      state = this.#game.evolve(state, event);
      if (!this.#isAsShown(state)) return { code: 'saved-state', after: this.#seq };
    }
    return null;
  }

  /** Whether the state after the event that was followed last is as it was shown, if it was. */
  #isAsShown(state: GameState): boolean {
    const shown = this.#states.filter(({ seq }) => seq === this.#seq);
    return shown.every(({ viewer, digest }) => shownStateDigest(this.#seq, this.#game.hide(state, viewer)) === digest);
  }

  /** How many events were followed that this device had been shown. */
  get shown(): number {
    return this.#stretches.reduce((sum, { seen: { from, to } }) => sum + Math.min(to, this.#seq) - Math.min(from, this.#seq), 0);
  }
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
