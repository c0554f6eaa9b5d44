import { packEvent } from '@chinwag/protocol';
import type { AnyGame, GameState } from '@chinwag/rules';
import { canonicalJson, EMPTY_HASH_CHAIN, extendHashChain, type Round, shownStateDigest } from '@chinwag/rules/fair';
import type { GameFile, OtherThanSent, ReplayedStep } from '@chinwag/rules/game-file';
import { type Evidence, isBoundIn, type Seen, type ShownState, type StoredRound } from './evidence.ts';

/** The parts of a game's rules that are needed to replay its events for a viewer. */
export type ShownAgain = Pick<AnyGame, 'evolve' | 'hide' | 'hideEvent' | 'eventFields'>;

/** Returns the first difference between a file's rounds or digest and what this device received, or null if there is none. */
export function mismatchIn({ rounds, digest }: Pick<GameFile, 'rounds' | 'digest'>, evidence: Evidence): OtherThanSent | null {
  if (evidence.chain === 'broken') return { code: 'saved-link' };
  if (evidence.afterAnother) return { code: 'saved-for-another' };
  // A record restored from an earlier copy has lost its later part, so that this device may well have been shown something else.
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
 * Returns the first round of a record that this device should have received, but did not, or null if there is none. The device
 * should have received every round since its connection's first, and at least the round of the shuffle.
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
  // What a device only sent may have come too late, unless the server confirmed it or sent it to all.
  const isBound = own !== null && (granted !== 'nothing' || (bound !== null && isBoundIn(bound, seen)));
  if (isBound && bound !== null && !isBoundIn(bound, seen)) return 'saved-left-out';
  // The server may never have sent the rest of an aborted round.
  if (round.end === 'broken-off') return null;
  if (bound !== null && !same(bound, round.commitments)) return 'saved-bound';
  if (isBound && !isBoundIn(round.commitments, seen)) return 'saved-left-out';
  if (given !== null && !same(given, round.numbers)) return 'saved-given';
  if (!isBound) return null;
  const mayBeMissing = round.end === 'left-out' && granted !== 'number';
  return mayBeMissing || same(round.numbers.find(([seat]) => seat === own[0]), own) ? null : 'saved-own';
}

/** Replays a game as this device saw it, and finds any mismatch with what the device was shown. */
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

  /** Follows the events of one step. Returns the difference, or null while everything matches. */
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

  /** Ends the replay. Returns a difference if the device was shown events beyond the end, or null if it was not. */
  end(): OtherThanSent | null {
    const longer = this.#stretches.find(({ seen: { to } }) => to > this.#seq)?.seen;
    if (longer !== undefined) return { code: 'saved-seen', from: longer.from + 1, to: longer.to };
    const later = this.#states.find(({ seq }) => seq > this.#seq);
    return later === undefined ? null : { code: 'saved-state', after: later.seq };
  }

  /** Returns whether the state after the last followed event matches the state that was shown, if any. */
  #isAsShown(state: GameState): boolean {
    const shown = this.#states.filter(({ seq }) => seq === this.#seq);
    return shown.every(({ viewer, digest }) => shownStateDigest(this.#seq, this.#game.hide(state, viewer)) === digest);
  }

  /** Returns the number of followed events that this device had been shown. */
  get shown(): number {
    return this.#shown;
  }
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
