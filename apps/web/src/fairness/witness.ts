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

/** What a witness has around it. */
export interface WitnessPlace {
  /** The table it is at, as its page names it. */
  readonly table: string;
  readonly evidence: EvidenceStore;
  readonly chains: TableChains;
  /** The version of the rules that the page has. */
  readonly rules: number;
  /** Dispatches `pagehide` when it is left. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
}

/** What a connection hears of: all from now on, but for the rounds of the game, if any, that was on the table already. */
interface Listening {
  readonly onTable: string | null;
  /** The first round that it heard of, and of which game. */
  readonly first: { readonly gameId: string; readonly round: number } | null;
}

/** What tells a witness how all at its table are shown it; null where nobody has been shown anything. */
type ReadStarting = () => ShownToAll | null;

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
  readonly #rules: number;
  readonly #chain: ChainFollower;
  #shown: ReadStarting = () => null;
  #tell: () => void = () => undefined;
  /** The game for which this connection was asked last, until it is shown. */
  #askedFor: string | null = null;
  #gameId = '';
  /** What this page has saved of a game itself, beside what other tabs have: of the game that it saved something of last. */
  #own: Evidence | null = null;
  #seen: Seen | null = null;
  /** What of it has been stored already. */
  #storedSeen: Seen | null = null;
  #connection: Answering | null = null;
  /** Null while there is no connection, before the server has answered it, and if a game was being started by then. */
  #listening: Listening | null = null;

  /** `you` tells whose device this is. */
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
   * A connection is up: it can give numbers. `shown` gives what all at the table are shown. `tell` is called once for each time
   * that an earlier copy of the table was put back.
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
    // What one is answered is not believed against what all are shown: it would silence this device alone.
    if (offered.data.starting && shown()?.starting) return;
    this.#listening = { onTable: offered.data.gameId, first: null };
  }

  /** The connection is down: what is sent now is missed. */
  lost(): void {
    this.#connection = null;
    this.#listening = null;
    this.#askedFor = null;
    this.#chain.lost();
  }

  /**
   * The table sends something about numbers, `shown` being what all at the table are shown then. What cannot be read is left alone:
   * nothing depends on it but the proof.
   */
  async shuffle(message: unknown, connection: Answering, shown: ShownToAll | null): Promise<void> {
    this.#noteRestore();
    const read = shuffleMessageSchema.safeParse(message);
    if (!read.success) return;
    switch (read.data.step) {
      case 'asked':
        // A question about anything else is no question: if a game comes of it, this device has not heard of its round.
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

  /** The whole game is shown: a digest of it is saved, and what is shown from now on is compared from here. */
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
    if (this.#savedOf(this.#gameId) !== null) this.#save(this.#gameId, (game) => ({ ...game, incomplete: true }));
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
    // Only what this page has continued is replaced: another stretch that begins alike may be of something else. What another tab
    // has saved in the same words is saved once.
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
    // A server that binds itself twice for one round is held to the first.
    if (this.#savedOf(gameId)?.rounds.some((stored) => stored.round === round)) return;
    const fresh: StoredRound = {
      round, counter, terms, commitment: server, own: null, bound: null, given: null, granted: 'nothing',
    };
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

  /** Whether this connection gave a number for another game than this, of which nothing has come. */
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

  /** What is saved of a game, with what this page has saved of it itself; null if nothing. */
  #savedOf(gameId: string): Evidence | null {
    const saved = this.#evidence.of(gameId);
    return saved === null || this.#own?.gameId !== gameId ? saved : bothOf(saved, this.#own);
  }

  /** What was saved of a game, with what has become of its table and of the page since it was saved first. */
  #asItIsNow(game: Evidence): Evidence {
    const shown = this.#shown();
    const updated = game.updated || game.rules !== this.#rules;
    if (shown === null) return { ...game, updated };
    const { restoredAt } = shown;
    const setBack = game.setBack || (game.restoredAt !== undefined && game.restoredAt !== restoredAt);
    return { ...game, updated, restoredAt, setBack };
  }

  /** Has it announced, once, that an earlier copy of the table was put back. */
  #noteRestore(): void {
    const shown = this.#shown();
    if (shown === null) return;
    // A game may have been shown before its table was: what is put back from now on is after that.
    if (this.#savedOf(this.#gameId)?.restoredAt === undefined) this.#noteGame();
    if (this.#chain.hasToAnnounce(shown.restoredAt)) this.#tell();
  }

  /** Saves of the game that is shown how its table is by now, if anything was saved of it. */
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

/** A round without a number that was not taken. One that all were sent as bound stays, whatever the answer was. */
function withoutOwn(stored: StoredRound, [, number]: AtSeat): StoredRound {
  const isBound = stored.bound !== null && isBoundIn(stored.bound, stored);
  return stored.own?.[1] === number && !isBound ? { ...stored, own: null } : stored;
}

/** A round of which the server has said what it took of this device's own. */
function withGranted(stored: StoredRound, [, number]: AtSeat, granted: 'commitment' | 'number'): StoredRound {
  return stored.own?.[1] === number && stored.granted !== 'number' ? { ...stored, granted } : stored;
}
