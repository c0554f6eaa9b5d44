import { packEvent } from '@chinwag/protocol';
import type { AnyGame, GameState } from '@chinwag/rules';
import { canonicalJson, EMPTY_HASH_CHAIN, extendHashChain, type Round, shownStateDigest } from '@chinwag/rules/fair';
import type { GameFile, OtherThanSent, ReplayedStep } from '@chinwag/rules/game-file';
import { type Evidence, isBoundIn, type Seen, type ShownState, type StoredRound } from './evidence.ts';

/** What of a game’s rules it takes to show it again. */
export type ShownAgain = Pick<AnyGame, 'evolve' | 'hide' | 'hideEvent' | 'eventFields'>;

/** What is first found in the rounds and the digest of a file that is not as this device was sent it; null if all is. */
export function mismatchIn({ rounds, digest }: Pick<GameFile, 'rounds' | 'digest'>, evidence: Evidence): OtherThanSent | null {
  if (evidence.chain === 'broken') return { code: 'saved-link' };
  if (evidence.afterAnother) return { code: 'saved-for-another' };
  // A record that was set back has lost what came after: this device may well have been shown something else.
  if (evidence.setBack) return null;
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
 * The first round of a record that this device did not hear of although it would have: since the first that its connection heard
 * of, or at least the one that came to the shuffle, as it was there before. Null if there is none.
 */
function unheardRound(rounds: readonly Round[], { rounds: heardOf, heard, heardFrom }: Evidence): number | null {
  if (heard !== 'everything') return null;
  for (let round = Math.max(heardFrom ?? rounds.length, 1); round <= rounds.length; round++) {
    if (!heardOf.some((other) => other.round === round)) return round;
  }
  return null;
}

function otherRound(seen: StoredRound, round: Round | undefined): Extract<OtherThanSent, { round: number }>['code'] | null {
  const { terms, commitment, own, bound, given, granted } = seen;
  if (round === undefined || round.commitment !== commitment || round.terms !== terms) return 'saved-round';
  // What a device only sent may not have come in time. The server said that it took it, or sent it to all, or did neither.
  const isBound = own !== null && (granted !== 'nothing' || (bound !== null && isBoundIn(bound, seen)));
  if (isBound && bound !== null && !isBoundIn(bound, seen)) return 'saved-left-out';
  // A round that was broken off may never have been sent further than this.
  if (round.end === 'broken-off') return null;
  if (bound !== null && !same(bound, round.commitments)) return 'saved-bound';
  if (isBound && !isBoundIn(round.commitments, seen)) return 'saved-left-out';
  if (given !== null && !same(given, round.numbers)) return 'saved-given';
  if (!isBound) return null;
  const mayBeMissing = round.end === 'left-out' && granted !== 'number';
  return mayBeMissing || same(round.numbers.find(([seat]) => seat === own[0]), own) ? null : 'saved-own';
}

/** Follows a game that is played again, with the eyes this device had, and finds where it was shown something else. */
export class SeenAgain {
  readonly #game: ShownAgain;
  readonly #stretches: { readonly seen: Seen; chain: string }[];
  readonly #states: readonly ShownState[];
  #seq = 0;
  #shown = 0;

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
      if (this.#stretches.some(({ seen: { from, to } }) => from < this.#seq && this.#seq <= to)) this.#shown += 1;
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

  /** The game has come to its end. Null if nothing was shown that would have come after it. */
  end(): OtherThanSent | null {
    const longer = this.#stretches.find(({ seen: { to } }) => to > this.#seq)?.seen;
    if (longer !== undefined) return { code: 'saved-seen', from: longer.from + 1, to: longer.to };
    const later = this.#states.find(({ seq }) => seq > this.#seq);
    return later === undefined ? null : { code: 'saved-state', after: later.seq };
  }

  /** Whether the state after the event that was followed last is as it was shown, if it was. */
  #isAsShown(state: GameState): boolean {
    const shown = this.#states.filter(({ seq }) => seq === this.#seq);
    return shown.every(({ viewer, digest }) => shownStateDigest(this.#seq, this.#game.hide(state, viewer)) === digest);
  }

  /** How many events were followed that this device had been shown. */
  get shown(): number {
    return this.#shown;
  }
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
