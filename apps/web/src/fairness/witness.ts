import {
  type EventsMessage, type GuestId, offeredSchema, type ShuffleMessage, shuffleMessageSchema, type Snapshot,
} from '@chinwag/protocol';
import type { StartingState } from '@chinwag/protocol/table';
import {
  type AtSeat, canonicalJson, EMPTY_HASH_CHAIN, extendHashChain, hexOfBytes, seatCommitment, shownStateDigest, termsDigest,
} from '@chinwag/rules/fair';
import type { Connection } from '../session/connection.ts';
import { type Evidence, evidenceOf, saveEvidence, type Seen, type ShownState, type StoredRound } from './evidence.ts';

/** The connection on which a witness answers. */
type Answering = Pick<Connection, 'request'>;

type NumberRequest = Extract<ShuffleMessage, { step: 'asked' }>;

/** After how many events, at the latest, what was seen is stored. */
const STORED_EVERY = 25;

/**
 * Gives a number of this device to shuffle each game by, and saves on it what it was sent and shown, so that a game that is over
 * can be compared with it.
 */
export class Witness {
  readonly #you: () => GuestId;
  #gameId = '';
  #seen: Seen | null = null;
  #unstored = 0;
  /** The connection, and the game of which it can't have heard everything; null before the server has said which. */
  #listening: { readonly connection: Answering; readonly missed: string | null } | null = null;

  /** `you` tells whose device this is. */
  constructor(you: () => GuestId) {
    this.#you = you;
    window.addEventListener('pagehide', () => this.#storeSeen());
  }

  /** A connection is up: it can give numbers. */
  async offer(connection: Answering): Promise<void> {
    this.#listening = null;
    const offered = offeredSchema.safeParse(await connection.request('offerNumber', {}));
    if (offered.success && !offered.data.starting) this.#listening = { connection, missed: offered.data.gameId };
  }

  /**
   * The table sends something about numbers, `starting` being the game that all are shown to be about to start. What cannot be read
   * is left alone: nothing depends on it but the proof.
   */
  async shuffle(message: unknown, connection: Answering, starting: StartingState | null): Promise<void> {
    const read = shuffleMessageSchema.safeParse(message);
    if (!read.success) return;
    switch (read.data.step) {
      case 'asked':
        if (isAbout(read.data, starting)) return this.#bind(read.data, connection);
        this.#listening = null; // whatever that round was, it is not saved
        return;
      case 'bound':
        return this.#give(read.data, connection);
      case 'given': {
        const { numbers: given, ...named } = read.data;
        return changeRound(named, (round) => ({ ...round, given: round.given ?? given }));
      }
      case 'opened': {
        const { gameId, secrets, digest } = read.data;
        this.#storeSeen();
        return saveEvidence(gameId, (game) => ({ ...game, opened: game.opened ?? { secrets, digest } }));
      }
    }
  }

  /** The whole game is shown: a digest of it is saved, and what is shown from now on is compared from here. */
  snapshot({ gameId, seq, seat, sight, state: shown }: Snapshot): void {
    const viewer = sight === 'own-seat' ? seat : sight === 'public' ? 'spectator' : null;
    const goesOn = this.#gameId === gameId && this.#seen?.to === seq && this.#seen.viewer === viewer;
    if (!goesOn) this.#storeSeen();
    this.#gameId = gameId;
    if (viewer === null) return void (this.#seen = null);
    if (!goesOn) this.#seen = { viewer, from: seq, to: seq, chain: EMPTY_HASH_CHAIN };
    const digest = shownStateDigest(seq, shown);
    const isKnown = (state: ShownState): boolean => state.viewer === viewer && state.seq === seq && state.digest === digest;
    saveEvidence(gameId, (game) => ({
      ...this.#firstShown(game, seq), states: [...game.states.filter((state) => !isKnown(state)), { viewer, seq, digest }],
    }));
  }

  /** Something happened in the game. */
  events([seq, , ...events]: EventsMessage): void {
    const seen = this.#seen;
    if (seen === null || seq <= seen.to) return;
    if (seq - events.length !== seen.to) return void (this.#seen = null);
    this.#seen = { ...seen, to: seq, chain: events.reduce((chain, event) => extendHashChain(chain, event), seen.chain) };
    this.#unstored += events.length;
    if (this.#unstored >= STORED_EVERY) this.#storeSeen();
  }

  /** The evidence of a game when it is first shown: what had come by then. */
  #firstShown(game: Evidence, seq: number): Evidence {
    if (game.shuffledBefore !== null) return game;
    const last = game.rounds.at(-1);
    const heardAll = seq === 0 && this.#listening !== null && this.#listening.missed !== game.gameId;
    return {
      ...game,
      shuffledBefore: last === undefined || last.given === null ? 0 : last.round,
      heard: heardAll ? 'everything' : 'a-part',
    };
  }

  #storeSeen(): void {
    const seen = this.#seen;
    if (seen === null || this.#unstored === 0) return;
    this.#unstored = 0;
    saveEvidence(this.#gameId, (game) => ({ ...game, seen: withStretch(game.seen, seen) }));
  }

  async #bind(asked: NumberRequest, connection: Answering): Promise<void> {
    const { gameId, round, commitment: server, invited, people } = asked;
    // A server that binds itself twice for one round is held to the first.
    if (evidenceOf(gameId)?.rounds.some((stored) => stored.round === round)) return;
    const terms = termsDigest(asked);
    saveEvidence(gameId, (game) => ({
      ...game, rounds: [...game.rounds, { round, terms, commitment: server, own: null, bound: null, given: null }],
    }));
    const seat = invited[people.indexOf(this.#you())];
    if (seat === undefined) return;
    const own: AtSeat = [seat, hexOfBytes(crypto.getRandomValues(new Uint8Array(32)))];
    // Stored first: the list of all who are bound may come before the answer.
    changeRound(asked, (stored) => ({ ...stored, own }));
    const answer = await connection.request('bindNumber', { gameId, round, commitment: seatCommitment(terms, server, own) });
    // Another tab, or another device of the same person, was first.
    if (answer?.ok === false) changeRound(asked, (stored) => withoutOwn(stored, own));
  }

  async #give({ gameId, round, commitments }: Extract<ShuffleMessage, { step: 'bound' }>, connection: Answering): Promise<void> {
    // Commitments that come after the numbers bind nobody.
    changeRound({ gameId, round }, (stored) => {
      const bound = stored.bound ?? (stored.given === null ? commitments : null);
      return { ...stored, bound };
    });
    const stored = evidenceOf(gameId)?.rounds.find((other) => other.round === round);
    if (stored === undefined || stored.own === null) return;
    const [seat, number] = stored.own;
    const shuffle = commitments.find(([other]) => other === seat)?.[1];
    const isOwn = shuffle === seatCommitment(stored.terms, stored.commitment, stored.own);
    if (isOwn) await connection.request('giveNumber', { gameId, round, number });
  }
}

/** Whether a question is about the game that all at the table are shown to be about to start, with the same people in its seats. */
function isAbout({ gameId, round, game, options, seats, invited, people }: NumberRequest, starting: StartingState | null): boolean {
  if (starting === null || starting.people.length !== seats || invited.length !== people.length) return false;
  const isSame = canonicalJson([gameId, round, game, options]) ===
    canonicalJson([starting.gameId, starting.round, starting.game, starting.options]);
  return isSame && invited.every((seat, at) => starting.people[seat] === people[at]);
}

/** Stretches of events with one more: of two that begin alike, in two tabs, the longer stays. */
function withStretch(stretches: readonly Seen[], stretch: Seen): readonly Seen[] {
  const isSame = ({ from, viewer }: Seen): boolean => from === stretch.from && viewer === stretch.viewer;
  const longer = stretches.some((other) => isSame(other) && other.to > stretch.to);
  return longer ? stretches : [...stretches.filter((other) => !isSame(other)), stretch];
}

/** A round without a number that was not taken. */
function withoutOwn(stored: StoredRound, [, number]: AtSeat): StoredRound {
  return stored.own?.[1] === number ? { ...stored, own: null } : stored;
}

function changeRound(
  { gameId, round }: { readonly gameId: string; readonly round: number },
  change: (stored: StoredRound) => StoredRound,
): void {
  const changed = (other: StoredRound): StoredRound => (other.round === round ? change(other) : other);
  saveEvidence(gameId, (game) => ({ ...game, rounds: game.rounds.map(changed) }));
}
