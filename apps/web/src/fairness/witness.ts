import {
  type EventsMessage, type GuestId, offeredSchema, type ShuffleMessage, shuffleMessageSchema, type Snapshot,
} from '@chinwag/protocol';
import type { StartingState } from '@chinwag/protocol/table';
import {
  type AtSeat, canonicalJson, EMPTY_HASH_CHAIN, extendHashChain, hexOfBytes, seatCommitment, shownStateDigest, termsDigest,
} from '@chinwag/rules/fair';
import type { Connection } from '../session/connection.ts';
import {
  deviceEvidence, type Evidence, type EvidenceStore, isBoundIn, type Seen, type ShownState, type StoredRound,
} from './evidence.ts';

/** The connection on which a witness answers. */
type Answering = Pick<Connection, 'request'>;

/** What a witness has around it. */
export interface WitnessPlace {
  /** The table it is at, as its page names it. */
  readonly table: string;
  readonly evidence: EvidenceStore;
  /** Dispatches `pagehide` when it is left. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
}

/** What a connection hears of: all from now on, but for the rounds of the game, if any, that was on the table already. */
interface Listening {
  readonly onTable: string | null;
  /** The first round that it heard of, and of which game. */
  readonly first: { readonly gameId: string; readonly round: number } | null;
}

type NumberRequest = Extract<ShuffleMessage, { step: 'asked' }>;

/** After how many events, at the latest, what was seen is stored. */
const STORED_EVERY = 25;

/**
 * Gives a number of this device to shuffle each game by, and saves on it what it was sent and shown, so that a game that is over
 * can be compared with it.
 */
export class Witness {
  readonly #you: () => GuestId;
  readonly #table: string;
  readonly #evidence: EvidenceStore;
  #gameId = '';
  #seen: Seen | null = null;
  /** What of it has been stored already. */
  #storedSeen: Seen | null = null;
  #connection: Answering | null = null;
  /** Null while there is no connection, before the server has answered it, and if a game was being started by then. */
  #listening: Listening | null = null;

  /** `you` tells whose device this is. */
  constructor(you: () => GuestId, { table = '', evidence = deviceEvidence, page = window }: Partial<WitnessPlace> = {}) {
    this.#you = you;
    this.#table = table;
    this.#evidence = evidence;
    page.addEventListener('pagehide', () => this.#storeSeen());
  }

  /** A connection is up: it can give numbers. `starting` tells which game all at the table are shown to be about to start. */
  async offer(connection: Answering, starting: () => StartingState | null): Promise<void> {
    this.#connection = connection;
    this.#listening = null;
    const offered = offeredSchema.safeParse(await connection.request('offerNumber', {}));
    if (!offered.success || this.#connection !== connection) return;
    // What one is answered is not believed against what all are shown: it would silence this device alone.
    if (offered.data.starting && starting() !== null) return;
    this.#listening = { onTable: offered.data.gameId, first: null };
  }

  /** The connection is down: what is sent now is missed. */
  lost(): void {
    this.#connection = null;
    this.#listening = null;
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
        // A question about anything else is no question: if a game comes of it, this device has not heard of its round.
        return isAbout(read.data, starting) ? this.#bind(read.data, connection) : undefined;
      case 'bound':
        return this.#give(read.data, connection);
      case 'given': {
        const { numbers: given, ...named } = read.data;
        return this.#changeRound(named, (round) => ({ ...round, given: round.given ?? given }));
      }
      case 'opened': {
        const { gameId, secrets, digest } = read.data;
        this.#storeSeen();
        return this.#save(gameId, (game) => ({ ...game, opened: game.opened ?? { secrets, digest } }));
      }
    }
  }

  /** The whole game is shown: a digest of it is saved, and what is shown from now on is compared from here. */
  snapshot({ gameId, seq, seat, sight, state: shown }: Snapshot): void {
    const viewer = sight === 'own-seat' ? seat : sight === 'public' ? 'spectator' : null;
    const goesOn = this.#gameId === gameId && this.#seen?.to === seq && this.#seen.viewer === viewer;
    if (!goesOn) this.#storeSeen();
    this.#gameId = gameId;
    if (viewer === null) return this.#lookAway();
    if (!goesOn) this.#beginStretch(viewer, seq);
    const digest = shownStateDigest(seq, shown);
    const isKnown = (state: ShownState): boolean => state.viewer === viewer && state.seq === seq && state.digest === digest;
    this.#save(gameId, (game) => ({
      ...this.#firstShown(game, seq), states: [...game.states.filter((state) => !isKnown(state)), { viewer, seq, digest }],
    }));
  }

  /** Something happened in the game. */
  events([seq, , ...events]: EventsMessage): void {
    if (this.#seen === null || seq <= this.#seen.to) return;
    const from = seq - events.length;
    if (from !== this.#seen.to) this.#storeSeen();
    // After a gap one goes on comparing: what was missed does not make the rest unseen.
    const seen = from === this.#seen.to ? this.#seen : this.#beginStretch(this.#seen.viewer, from);
    this.#seen = { ...seen, to: seq, chain: events.reduce((chain, event) => extendHashChain(chain, event), seen.chain) };
    if (seq - (this.#storedSeen?.to ?? seen.from) >= STORED_EVERY) this.#storeSeen();
  }

  #beginStretch(viewer: Seen['viewer'], from: number): Seen {
    this.#storedSeen = null;
    return (this.#seen = { viewer, from, to: from, chain: EMPTY_HASH_CHAIN });
  }

  /** The game is shown in a view that is not compared. */
  #lookAway(): void {
    this.#seen = null;
    if (this.#evidence.of(this.#gameId) !== null) this.#save(this.#gameId, (game) => ({ ...game, incomplete: true }));
  }

  /** The evidence of a game when it is first shown: what had come by then. */
  #firstShown(game: Evidence, seq: number): Evidence {
    if (game.shuffledBefore !== null) return game;
    const last = game.rounds.at(-1);
    const listening = this.#listening;
    // A game that is shown before its first event was not on the table yet, whatever the server answered.
    const heardAll = listening !== null && (listening.onTable !== game.gameId || seq === 0);
    return {
      ...game,
      shuffledBefore: last === undefined || last.given === null ? 0 : last.round,
      heard: heardAll ? 'everything' : 'a-part',
      heardFrom: heardAll && listening.first?.gameId === game.gameId ? listening.first.round : null,
    };
  }

  #storeSeen(): void {
    const [seen, before] = [this.#seen, this.#storedSeen];
    if (seen === null || seen.to === (before?.to ?? seen.from)) return;
    this.#storedSeen = seen;
    // Only what this page has continued is replaced: another stretch that begins alike may be of something else.
    this.#save(this.#gameId, (game) => ({ ...game, seen: [...game.seen.filter((other) => !isSame(other, before)), seen] }));
  }

  async #bind(asked: NumberRequest, connection: Answering): Promise<void> {
    const { gameId, round, commitment: server, invited, people } = asked;
    if (this.#listening !== null && this.#listening.first?.gameId !== gameId) {
      this.#listening = { ...this.#listening, first: { gameId, round } };
    }
    // A server that binds itself twice for one round is held to the first.
    if (this.#evidence.of(gameId)?.rounds.some((stored) => stored.round === round)) return;
    const terms = termsDigest(asked);
    const fresh: StoredRound = { round, terms, commitment: server, own: null, bound: null, given: null, granted: 'nothing' };
    this.#save(gameId, (game) => ({ ...game, rounds: [...game.rounds, fresh] }));
    const seat = invited[people.indexOf(this.#you())];
    if (seat === undefined) return;
    const own: AtSeat = [seat, hexOfBytes(crypto.getRandomValues(new Uint8Array(32)))];
    // Stored first: the list of all who are bound may come before the answer.
    this.#changeRound(asked, (stored) => ({ ...stored, own }));
    const answer = await connection.request('bindNumber', { gameId, round, commitment: seatCommitment(terms, server, own) });
    if (answer?.ok === true) return this.#changeRound(asked, (stored) => withGranted(stored, own, 'commitment'));
    // It was late, or another device of the same person was first.
    if (answer?.ok === false) this.#changeRound(asked, (stored) => withoutOwn(stored, own));
  }

  async #give({ gameId, round, commitments }: Extract<ShuffleMessage, { step: 'bound' }>, connection: Answering): Promise<void> {
    // Commitments that come after the numbers bind nobody.
    this.#changeRound({ gameId, round }, (stored) => {
      const bound = stored.bound ?? (stored.given === null ? commitments : null);
      return { ...stored, bound };
    });
    const stored = this.#evidence.of(gameId)?.rounds.find((other) => other.round === round);
    if (stored === undefined || stored.own === null || stored.bound === null || !isBoundIn(stored.bound, stored)) return;
    const { own } = stored;
    const answer = await connection.request('giveNumber', { gameId, round, number: own[1] });
    if (answer?.ok === true) this.#changeRound({ gameId, round }, (now) => withGranted(now, own, 'number'));
  }

  #save(gameId: string, change: (before: Evidence) => Evidence): void {
    this.#evidence.save(gameId, this.#table, change);
  }

  #changeRound(
    { gameId, round }: { readonly gameId: string; readonly round: number },
    change: (stored: StoredRound) => StoredRound,
  ): void {
    const changed = (other: StoredRound): StoredRound => (other.round === round ? change(other) : other);
    this.#save(gameId, (game) => ({ ...game, rounds: game.rounds.map(changed) }));
  }
}

/** Whether a question is about the game that all at the table are shown to be about to start, with the same people in its seats. */
function isAbout({ gameId, round, game, options, seats, invited, people }: NumberRequest, starting: StartingState | null): boolean {
  if (starting === null || starting.people.length !== seats || invited.length !== people.length) return false;
  const isSame = canonicalJson([gameId, round, game, options]) ===
    canonicalJson([starting.gameId, starting.round, starting.game, starting.options]);
  return isSame && invited.every((seat, at) => starting.people[seat] === people[at]);
}

function isSame(one: Seen, other: Seen | null): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** A round without a number that was not taken. One that all were sent as bound stays, whatever the answer was. */
function withoutOwn(stored: StoredRound, [, number]: AtSeat): StoredRound {
  const isBound = stored.bound !== null && isBoundIn(stored.bound, stored);
  return stored.own?.[1] === number && !isBound ? { ...stored, own: null } : stored;
}

/** A round of which the server has said what it took of this device's own. */
function withGranted(stored: StoredRound, [, number]: AtSeat, granted: 'commitment' | 'number'): StoredRound {
  return stored.own?.[1] === number && stored.granted !== 'number' ? { ...stored, granted } : stored;
}
