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

/** The connection on which a witness answers. */
type Answering = Pick<Connection, 'request'>;

/** The environment of a witness: its table, the evidence store, and its page. */
export interface WitnessPlace {
  /** The table's id, as the page stores it. */
  readonly table: string;
  readonly evidence: EvidenceStore;
  readonly chains: TableChains;
  /** The rules version of the page. */
  readonly rules: number;
  /** The page, which dispatches `pagehide` when the user leaves it. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
}

/** What a connection receives: everything from now on, except the rounds of a game that was already on the table. */
interface Listening {
  readonly onTable: string | null;
  /** The first round that the connection received, and the game of that round. */
  readonly first: { readonly gameId: string; readonly round: number } | null;
}

/** Returns the public state of the witness's table, or null before it has arrived. */
type ReadStarting = () => ShownToAll | null;

/** The most events between two writes of the events seen. */
const STORED_EVERY = 25;

/**
 * Contributes this device's random number to each game's shuffle, and stores evidence of what the device received and displayed.
 * A later check compares that evidence with the finished game.
 */
export class Witness {
  readonly #you: () => GuestId;
  readonly #table: string;
  readonly #evidence: EvidenceStore;
  readonly #rules: number;
  readonly #chain: ChainFollower;
  #shown: ReadStarting = () => null;
  #tell: () => void = () => undefined;
  /** The game for which this connection was last asked for a number, until the game is shown. */
  #askedFor: string | null = null;
  #gameId = '';
  /** The evidence that this page itself has stored of the latest game, beside that of other tabs. */
  #own: Evidence | null = null;
  #seen: Seen | null = null;
  /** The part of the range that is already stored. */
  #storedSeen: Seen | null = null;
  #connection: Answering | null = null;
  /** Null while there is no connection, before the server has answered, and if a game was already starting. */
  #listening: Listening | null = null;

  /** `you` returns the guest of this device. */
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
   * Starts on a new connection, on which the device can contribute numbers. `shown` returns the public state of the table. Calls
   * `tell` once for each restore of an earlier copy of the table.
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
    // The answer to one device does not outweigh the public state: a false answer would exclude this device alone.
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
   * Handles a message of the table about numbers. `shown` is the public state of the table at that time. Ignores an unreadable
   * message, because only the proof depends on it.
   */
  async shuffle(message: unknown, connection: Answering, shown: ShownToAll | null): Promise<void> {
    this.#noteRestore();
    const read = shuffleMessageSchema.safeParse(message);
    if (!read.success) return;
    switch (read.data.step) {
      case 'asked':
        // A request about any other game does not count. If it leads to a game, this device has not received the game's round.
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

  /** Called when the whole game is shown. Stores the digest, and compares all events from here on. */
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
    // The comparison continues after a gap: missed events do not invalidate later ones.
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

  /** Returns the evidence of a game when the game is first shown, with the rounds that existed at that time. */
  #firstShown(game: Evidence, seq: number): Evidence {
    if (game.shuffledBefore !== null) return game;
    const last = game.rounds.at(-1);
    const listening = this.#listening;
    // A game that is shown before its first event was not on the table yet, no matter what the server answered.
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
    // Replaces only a range that this page has continued: a different range with the same start may come from another tab. Stores a
    // range once if another tab has stored the same range.
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
    // If the server committed twice to one round, the first commitment counts.
    if (this.#savedOf(gameId)?.rounds.some((stored) => stored.round === round)) return;
    const fresh: StoredRound = {
      round, counter, terms, commitment: server, own: null, bound: null, given: null, granted: 'nothing',
    };
    this.#save(gameId, (game) => ({ ...game, rounds: [...game.rounds, fresh] }));
    const seat = invited[people.indexOf(this.#you())];
    if (seat === undefined) return;
    const own: AtSeat = [seat, hexOfBytes(crypto.getRandomValues(new Uint8Array(32)))];
    // Stores the number first, because the list of all commitments may come before the answer.
    this.#changeRound(asked, (stored) => ({ ...stored, own }));
    const answer = await connection.request('bindNumber', { gameId, round, commitment: seatCommitment(terms, server, own) });
    if (answer?.ok === true) return this.#changeRound(asked, (stored) => withGranted(stored, own, 'commitment'));
    // The number was late, or a different device of the same person was first.
    if (answer?.ok === false) this.#changeRound(asked, (stored) => withoutOwn(stored, own));
  }

  /** Returns whether this connection contributed a number to a different game that never started. */
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

  /** Returns the stored evidence of a game, merged with the evidence of this page, or null if there is none. */
  #savedOf(gameId: string): Evidence | null {
    const saved = this.#evidence.of(gameId);
    return saved === null || this.#own?.gameId !== gameId ? saved : bothOf(saved, this.#own);
  }

  /** Returns the evidence of a game, updated with events at the table and changes of the page since it was first stored. */
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
    // The game may have been shown before its table. In that case, any restore from now on is later.
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
 * Returns a round without a number that the server did not accept. A number whose commitment everyone received stays, no matter
 * what the answer was.
 */
function withoutOwn(stored: StoredRound, [, number]: AtSeat): StoredRound {
  const isBound = stored.bound !== null && isBoundIn(stored.bound, stored);
  return stored.own?.[1] === number && !isBound ? { ...stored, own: null } : stored;
}

/** Returns a round with the part of this device's contribution that the server has confirmed. */
function withGranted(stored: StoredRound, [, number]: AtSeat, granted: 'commitment' | 'number'): StoredRound {
  return stored.own?.[1] === number && stored.granted !== 'number' ? { ...stored, granted } : stored;
}
