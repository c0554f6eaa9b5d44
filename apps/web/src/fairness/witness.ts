import {
  type EventsMessage, type GuestId, offeredSchema, type ShuffleMessage, shuffleMessageSchema, type Snapshot,
} from '@chinwag/protocol';
import {
  type AtSeat, canonicalJson, chainedTerms, EMPTY_HASH_CHAIN, extendHashChain, hexOfBytes, linkOfRound, roundBodyHash,
  seatCommitment, shownStateDigest,
} from '@chinwag/rules/fair';
import { RULES_VERSION } from '@chinwag/rules/game-file';
import type { Connection } from '../session/connection.ts';
import type { ShownToAll } from '../session/shuffleWitness.ts';
import { bothOf } from './bothOf.ts';
import { ChainFollower, worse } from './chain/chainFollower.ts';
import { deviceChains, type TableChains } from './chain/tableChains.ts';
import {
  bounded, deviceEvidence, type Evidence, type EvidenceStore, isBoundIn, roundsGiven, type Seen, type ShownState, type StoredRound,
} from './evidence.ts';
import { isAbout, type NumberRequest } from './question.ts';

/** The connection that a witness answers on. */
type Answering = Pick<Connection, 'request'>;

/** The environment of a witness: its table, the evidence store, and its page. */
export interface WitnessPlace {
  /** The id of its table, as its page has it. */
  readonly table: string;
  readonly evidence: EvidenceStore;
  readonly chains: TableChains;
  /** The rules version of the page. */
  readonly rules: number;
  /** Dispatches `pagehide` when it is left. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
}

/** What a connection is sent: everything from now on, except the rounds of a game that was already on the table. */
interface Listening {
  readonly onTable: string | null;
  /** The first round that it was sent, and of which game. */
  readonly first: { readonly gameId: string; readonly round: number } | null;
}

/** Returns what everyone at the witness's table is shown; null if nothing has been. */
type ReadStarting = () => ShownToAll | null;

/** The most events between two writes of what was seen. */
const STORED_EVERY = 25;

/**
 * Contributes this device's number to the shuffle of each game, and stores what the device was sent and shown. A finished game can
 * then be compared with it.
 */
export class Witness {
  readonly #you: () => GuestId;
  readonly #table: string;
  readonly #evidence: EvidenceStore;
  readonly #rules: number;
  readonly #chain: ChainFollower;
  #shown: ReadStarting = () => null;
  #tell: () => void = () => undefined;
  /** The game that this connection was last asked about, until it is shown. */
  #askedFor: string | null = null;
  #gameId = '';
  /** What this page has stored itself of the latest game, beside what other tabs have. */
  #own: Evidence | null = null;
  #seen: Seen | null = null;
  /** The part of it that is already stored. */
  #storedSeen: Seen | null = null;
  #connection: Answering | null = null;
  /** Null while there is no connection, before the server has answered it, and if a game was already starting. */
  #listening: Listening | null = null;

  /** `you` returns the guest whose device this is. */
  constructor(you: () => GuestId, place: Partial<WitnessPlace> = {}) {
    const { table = '', evidence = deviceEvidence, chains = deviceChains, rules = RULES_VERSION, page = window } = place;
    this.#you = you;
    this.#table = table;
    this.#evidence = evidence;
    this.#rules = rules;
    this.#chain = new ChainFollower(chains, table);
    page.addEventListener('pagehide', () => this.#storeSeen());
  }

  /**
   * Starts on a new connection, on which it can contribute numbers. `shown` returns what everyone at the table is shown. `tell` is
   * called once for each restore of an earlier copy of the table.
   */
  async offer(connection: Answering, shown: ReadStarting, tell: () => void = () => undefined): Promise<void> {
    this.#connection = connection;
    this.#listening = null;
    this.#shown = shown;
    this.#tell = tell;
    this.#noteRestore();
    const held = this.#chain.holds;
    const offered = offeredSchema.safeParse(await connection.request('offerNumber', { holds: held }));
    if (!offered.success || this.#connection !== connection) return;
    this.#chain.offered(held, offered.data);
    this.#noteRestore();
    // An answer to one device is not believed against what all are shown: it would silence this device alone.
    if (offered.data.starting && shown()?.starting) return;
    this.#listening = { onTable: offered.data.gameId, first: null };
  }

  /** Called when the connection is lost, because it misses everything sent from now on. */
  lost(): void {
    this.#connection = null;
    this.#listening = null;
    this.#askedFor = null;
    this.#chain.lost();
  }

  /**
   * Handles a message of the table about numbers; `shown` is what everyone at the table is shown then. An unreadable message is
   * ignored: only the proof depends on it.
   */
  async shuffle(message: unknown, connection: Answering, shown: ShownToAll | null): Promise<void> {
    this.#noteRestore();
    const read = shuffleMessageSchema.safeParse(message);
    if (!read.success) return;
    switch (read.data.step) {
      case 'asked':
        // A request about any other game does not count: if it leads to a game, this device has not been sent its round.
        return shown !== null && isAbout(read.data, shown, this.#you()) ? this.#bind(read.data, connection, shown) : undefined;
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

  /** Called when the whole game is shown: stores its digest, and compares what is shown from here on. */
  snapshot({ gameId, seq, seat, sight, state: shown }: Snapshot): void {
    const viewer = sight === 'own-seat' ? seat : sight === 'public' ? 'spectator' : null;
    const goesOn = this.#gameId === gameId && this.#seen?.to === seq && this.#seen.viewer === viewer;
    if (!goesOn) this.#storeSeen();
    this.#gameId = gameId;
    if (this.#askedFor === gameId) this.#askedFor = null;
    if (this.#savedOf(gameId)?.chain) this.#chain.gameCame();
    this.#noteRestore();
    if (viewer === null) return this.#lookAway();
    if (!goesOn) this.#beginStretch(viewer, seq);
    const digest = shownStateDigest(seq, shown);
    const isKnown = (state: ShownState): boolean => state.viewer === viewer && state.seq === seq && state.digest === digest;
    this.#save(gameId, (game) => ({
      ...this.#firstShown(game, seq), states: [...game.states.filter((state) => !isKnown(state)), { viewer, seq, digest }],
    }));
  }

  /** Called when events happen in the game. */
  events([seq, , ...events]: EventsMessage): void {
    if (this.#seen === null || seq <= this.#seen.to) return;
    const from = seq - events.length;
    if (from !== this.#seen.to) this.#storeSeen();
    // Comparing continues after a gap: what was missed does not make the rest unseen.
    const seen = from === this.#seen.to ? this.#seen : this.#beginStretch(this.#seen.viewer, from);
    this.#seen = { ...seen, to: seq, chain: events.reduce((chain, event) => extendHashChain(chain, event), seen.chain) };
    if (seq - (this.#storedSeen?.to ?? seen.from) >= STORED_EVERY) this.#storeSeen();
  }

  #beginStretch(viewer: Seen['viewer'], from: number): Seen {
    this.#storedSeen = null;
    return (this.#seen = { viewer, from, to: from, chain: EMPTY_HASH_CHAIN });
  }

  /** Called when the game is shown in a view that is not compared. */
  #lookAway(): void {
    this.#seen = null;
    if (this.#savedOf(this.#gameId) !== null) this.#save(this.#gameId, (game) => ({ ...game, incomplete: true }));
  }

  /** The evidence of a game when it is first shown: what existed at that time. */
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
    // Only what this page has continued is replaced: another range that starts alike may belong to something else. What another tab
    // has stored in the same words is stored once.
    const others = (game: Evidence) => game.seen.filter((other) => !isSame(other, before) && !isSame(other, seen));
    this.#save(this.#gameId, (game) => ({ ...game, seen: [...others(game), seen] }));
  }

  async #bind(asked: NumberRequest, connection: Answering, { restoredAt }: ShownToAll): Promise<void> {
    const { gameId, round, counter, commitment: server, invited, people, rules } = asked;
    if (this.#listening !== null && this.#listening.first?.gameId !== gameId) {
      this.#listening = { ...this.#listening, first: { gameId, round } };
    }
    const terms = chainedTerms(asked, roundBodyHash(asked));
    const question = { ...asked, link: linkOfRound(terms, server) };
    const missed = this.#chain.missedBefore(question);
    const fault = this.#chain.asked(question, restoredAt);
    const afterAnother = this.#gaveInVain(gameId);
    this.#askedFor = gameId;
    this.#save(gameId, (game) => ({
      ...game,
      chain: worse(game.chain, fault),
      missed: game.missed + missed,
      afterAnother: game.afterAnother || afterAnother,
      updated: game.updated || rules !== this.#rules,
    }));
    // If the server committed twice to one round, the first counts.
    if (this.#savedOf(gameId)?.rounds.some((stored) => stored.round === round)) return;
    const fresh: StoredRound = {
      round, counter, terms, commitment: server, own: null, bound: null, given: null, granted: 'nothing',
    };
    this.#save(gameId, (game) => ({ ...game, rounds: [...game.rounds, fresh] }));
    const seat = invited[people.indexOf(this.#you())];
    if (seat === undefined) return;
    const own: AtSeat = [seat, hexOfBytes(crypto.getRandomValues(new Uint8Array(32)))];
    // Stored first: the list of all commitments may come before the answer.
    this.#changeRound(asked, (stored) => ({ ...stored, own }));
    const answer = await connection.request('bindNumber', { gameId, round, commitment: seatCommitment(terms, server, own) });
    if (answer?.ok === true) return this.#changeRound(asked, (stored) => withGranted(stored, own, 'commitment'));
    // It was late, or another device of the same person was first.
    if (answer?.ok === false) this.#changeRound(asked, (stored) => withoutOwn(stored, own));
  }

  /** Whether this connection contributed a number to another game that came to nothing. */
  #gaveInVain(gameId: string): boolean {
    if (this.#askedFor === null || this.#askedFor === gameId) return false;
    const other = this.#savedOf(this.#askedFor);
    return other !== null && other.shuffledBefore === null && roundsGiven(other).length > 0;
  }

  async #give({ gameId, round, commitments }: Extract<ShuffleMessage, { step: 'bound' }>, connection: Answering): Promise<void> {
    // Commitments that come after the numbers bind nobody.
    this.#changeRound({ gameId, round }, (stored) => {
      const bound = stored.bound ?? (stored.given === null ? commitments : null);
      return { ...stored, bound };
    });
    const stored = this.#savedOf(gameId)?.rounds.find((other) => other.round === round);
    if (stored === undefined || stored.own === null || stored.bound === null || !isBoundIn(stored.bound, stored)) return;
    const { own } = stored;
    const answer = await connection.request('giveNumber', { gameId, round, number: own[1] });
    if (answer?.ok === true) this.#changeRound({ gameId, round }, (now) => withGranted(now, own, 'number'));
  }

  #save(gameId: string, change: (before: Evidence) => Evidence): void {
    this.#evidence.save(gameId, this.#table, (before) => {
      const own = this.#asItIsNow(bounded(change(this.#own?.gameId === gameId ? this.#own : before)));
      this.#own = own;
      return bothOf(this.#asItIsNow(bounded(change(before))), own);
    });
  }

  /** The stored evidence of a game, merged with the evidence of this page; null if there is none. */
  #savedOf(gameId: string): Evidence | null {
    const saved = this.#evidence.of(gameId);
    return saved === null || this.#own?.gameId !== gameId ? saved : bothOf(saved, this.#own);
  }

  /** The evidence of a game, updated with what happened to its table and to the page since it was first stored. */
  #asItIsNow(game: Evidence): Evidence {
    const shown = this.#shown();
    const updated = game.updated || game.rules !== this.#rules;
    if (shown === null) return { ...game, updated };
    const { restoredAt } = shown;
    const setBack = game.setBack || (game.restoredAt !== undefined && game.restoredAt !== restoredAt);
    return { ...game, updated, restoredAt, setBack };
  }

  /** Announces, once, that an earlier copy of the table was restored. */
  #noteRestore(): void {
    const shown = this.#shown();
    if (shown === null) return;
    // A game may have been shown before its table was: any restore from now on is later.
    if (this.#savedOf(this.#gameId)?.restoredAt === undefined) this.#noteGame();
    if (this.#chain.hasToAnnounce(shown.restoredAt)) this.#tell();
  }

  /** Updates the stored evidence of the shown game with the state of its table, if there is evidence. */
  #noteGame(): void {
    if (this.#savedOf(this.#gameId) !== null) this.#save(this.#gameId, (game) => game);
  }

  #changeRound(
    { gameId, round }: { readonly gameId: string; readonly round: number },
    change: (stored: StoredRound) => StoredRound,
  ): void {
    const changed = (other: StoredRound): StoredRound => (other.round === round ? change(other) : other);
    this.#save(gameId, (game) => ({ ...game, rounds: game.rounds.map(changed) }));
  }
}

function isSame(one: Seen, other: Seen | null): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/**
 * A round without a number that was not taken. A number whose commitment everyone was sent stays, no matter what the answer was.
 */
function withoutOwn(stored: StoredRound, [, number]: AtSeat): StoredRound {
  const isBound = stored.bound !== null && isBoundIn(stored.bound, stored);
  return stored.own?.[1] === number && !isBound ? { ...stored, own: null } : stored;
}

/** A round with what the server has confirmed of this device's own contribution. */
function withGranted(stored: StoredRound, [, number]: AtSeat, granted: 'commitment' | 'number'): StoredRound {
  return stored.own?.[1] === number && stored.granted !== 'number' ? { ...stored, granted } : stored;
}
