import type {
  DeviceKind, GameEndKind, Guest, GuestId, Outcome, PassCode, PassState, PlayedGame, TableCode, Tally,
} from '@chinwag/protocol';
import type { Result, Seat, Setup, Tagged } from '@chinwag/rules';
import type { Round } from '@chinwag/rules/fair';
import * as z from 'zod/mini';
import type { RetentionPeriods } from './retention-periods.ts';
import type { StoredClocks } from '../table/record/stored-clocks.ts';
import type { GameHolders } from '../table/record/game-holders.ts';
import type { ForgottenPerson } from '../table/record/without-person.ts';
import type { TableLease, TableRecord } from '../table/record/table-record.ts';
import type { Saying } from '../table/record/saying.ts';

/** Schema of who made a move: the holder of the seat, a bot with its own seat, a stand-in bot, or the clock. */
export const madeBySchema = z.enum(['person', 'bot', 'stand-in', 'clock']);
export type MadeBy = z.output<typeof madeBySchema>;

/**
 * An entry of the event log (event sourcing): the events of one move, or of a game's opening. `seq` is the number of its first
 * event.
 */
export interface Entry {
  readonly seq: number;
  /** The seat that moved, or null for the opening. */
  readonly seat: Seat | null;
  /** The id of the attempted move, or null for the opening, and if the id is no longer known. */
  readonly moveId: string | null;
  /** The maker of the move, or null for the opening, and in games from before makers were stored. */
  readonly by: MadeBy | null;
  /** The move; left out for the opening, and in games from before moves were stored. */
  readonly move?: Tagged;
  /** The number of playouts that a bot had for the move; left out if nobody searched, or if the number was not stored. */
  readonly playouts?: number;
  readonly events: readonly Tagged[];
  /** The date of the move, in ms since the Unix epoch; left out in games from before dates were stored. */
  readonly at?: number;
  /** The state of the clocks at the move; left out when loaded, and in games without clocks. */
  readonly clocks?: StoredClocks;
}

/** A stored game with its event log, oldest first. */
export interface StoredGame {
  readonly id: string;
  readonly table: TableCode;
  readonly game: string;
  readonly setup: Setup<object>;
  /** The commit-and-reveal rounds that produced the game's seed; left out if the server chose the seed alone. */
  readonly rounds?: readonly Round[];
  readonly entries: readonly Entry[];
  /** The last state of the clocks; left out in games without clocks. */
  readonly clocks?: StoredClocks;
}

/** Whether a table is in a member's list. */
export type Listing = 'listed' | 'put-away';

/** How a game ends. `last` is the game's last entry, not written yet, or null if there is none. */
export interface EndingGame {
  readonly last: Entry | null;
  /** The result, or null if everybody agreed to end the game early. */
  readonly result: Result | null;
  /** The date of the end, in ms since the Unix epoch. */
  readonly endedAt: number;
  /** The holders of the game's seats, or null if they were not sealed at the start. */
  readonly holders: GameHolders | null;
  readonly spectators: readonly GuestId[];
}

/** The stored replay of a finished game: its moves, its digest and its spectators. */
export interface StoredReplay {
  /** The version of the rules at the game's end. */
  readonly rules: number;
  /** The moves in the packed form in which they are stored and sent. `unpackMoves` unpacks them. */
  readonly packedMoves: string;
  readonly digest: string;
  readonly spectators: readonly GuestId[];
  /** The holders of the game's seats; left out if they were not sealed at the start. */
  readonly holders?: GameHolders;
}

/**
 * The replay of a game that is ending, and the rounds that produced its seed. There are no rounds if the server chose the seed
 * alone.
 */
export interface FinalRecord {
  readonly replay: StoredReplay;
  readonly rounds: readonly Round[];
}

/** A finished game with its replay, its seats (null for a bot) and their names. */
export interface EndedGame extends StoredReplay, Omit<StoredGame, 'entries' | 'clocks'> {
  readonly ending: GameEndKind;
  readonly endedAt: number;
  readonly seats: readonly { readonly person: GuestId | null; readonly name: string }[];
}

/** The reason why a finished game has no replay: it started before moves were stored, or the store has deleted them. */
export type NotStored = 'begun-before' | 'cleared-away';

/** Points by deal, then by seat. */
export type DealPoints = readonly (readonly (number | null)[])[];

/** A cursor in a person's list of games. The next page continues with games that ended earlier. */
export interface HistoryPlace {
  /** The date of the end, in ms since the Unix epoch. */
  readonly endedAt: number;
  readonly id: string;
}

/**
 * The data stored when a game has ended: how it ended, its outcome and its replay. The tally includes the outcome if it has places.
 * There is no replay if some moves were not stored.
 */
export interface Remains {
  readonly ending: GameEndKind;
  readonly outcome: Outcome;
  /** The change of each seat's score by each deal, with null for a seat that was out. Games without a score have no list. */
  readonly deals?: DealPoints;
  readonly replay?: StoredReplay;
}

/** The data stored when a game has ended, and its table afterwards. */
export interface GameEnd extends Remains {
  readonly table: TableRecord;
}

/** The data stored about the previous game, which was pending until the next game started. */
export interface GameBefore extends Remains {
  readonly game: string;
}

/**
 * A guest authenticated by a token. `counter` is the number of times that the guest had revoked all their tokens before this one
 * was issued.
 */
export interface Bearer {
  readonly guest: Guest;
  readonly counter: number;
}

/** The holder of a pass, and the table at which they continue, or null if the pass leads to no table. */
export interface PassHolding extends Bearer {
  readonly table: TableCode | null;
}

/**
 * A single-use pass that signs a guest in on another device. It expires at `until`, in ms since the Unix epoch, and grants the same
 * access as the token that issued it.
 */
export interface StoredPass extends PassHolding {
  readonly code: PassCode;
  readonly until: number;
}

/** The revocation of all tokens of a guest with a counter below `to`. */
export interface Revocation {
  readonly person: GuestId;
  /** The counter of the token that revokes the others. */
  readonly by: number;
  readonly to: number;
  /** The end of the revocation's retention, in ms since the Unix epoch. By then, all the revoked tokens have expired. */
  readonly until: number;
}

/** Figures about a store as a whole. */
export interface StoreFacts {
  /** The size of the store on disk, in bytes. */
  readonly bytes: number;
  /** The date of the last backup, in ms since the Unix epoch. The date is 0 if there was none, and null if it is unknown. */
  readonly backedUpAt: number | null;
}

/**
 * Thrown on a version conflict (optimistic locking): an entry's sequence number or a table's next version already exists. A
 * different process has the table, and the copy in this process is stale.
 */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken';
}

/** The kinds of data that the retention job deletes: a table, the moves of a game, or the chat messages of a table. */
export type PrunedKind = 'table' | 'game' | 'messages';

/** The result of a step of pruning: the number of items marked or deleted, or the removal of unused data. */
export type Pruned =
  | { readonly step: 'marked' | 'deleted'; readonly kind: PrunedKind; readonly count: number }
  | { readonly step: 'tidied' };

/**
 * The store: everything that outlives the process. Each call is atomic, and durable once it resolves. Every call rejects if the
 * database fails. A failed call has changed nothing, unless the connection broke; in that case, only loading the data can tell.
 */
export interface Store {
  /** Resolves with the key that signs guests' tokens. The first call creates the key, which never changes. */
  secret(): Promise<Uint8Array>;
  /**
   * Stores a new table under its code, and resolves with `reserved`. Resolves with `code-taken` if a different table has that code.
   */
  reserveTable(table: TableRecord): Promise<'reserved' | 'code-taken'>;
  loadTable(code: TableCode): Promise<TableRecord | null>;
  /** Saves the next version of a table. Rejects with `PlaceTaken` if the stored version is not its predecessor. */
  saveTable(table: TableRecord): Promise<void>;
  /**
   * Acquires a table for the caller, and records that people were there at a time in ms since the Unix epoch. The version in the
   * lease is a fencing token: the previous owner can write nothing more, even before it notices. Call this method before loading
   * the table, so that no write comes between. If the loaded version differs, another process has acquired the table since then.
   * Resolves with the lease, or with null if the table does not exist.
   */
  acquireTable(code: TableCode, seenAt: number): Promise<TableLease | null>;
  /**
   * Resolves with the table of a current or former link. Resolves with `gone` if the table was deleted, and with null if the link
   * never existed.
   */
  findTable(link: TableCode): Promise<TableRecord | 'gone' | null>;
  /**
   * Reserves a table's new link, saves the table as `saveTable` does, and resolves with `reserved`. Resolves with `code-taken` if
   * the link exists already.
   */
  renewLink(table: TableRecord): Promise<'reserved' | 'code-taken'>;
  /** Resolves with the number of tables that a guest opened between two times, in ms since the Unix epoch. */
  countTables(openedBy: GuestId, from: number, to: number): Promise<number>;
  /**
   * Resolves with at most `most` tables that a person sits at or hosts, without those they have put away. The list has only tables
   * changed after a time in ms since the Unix epoch, other than by a move, latest change first.
   */
  tablesOf(person: GuestId, since: number, most: number): Promise<readonly TableRecord[]>;
  /** Removes a table from a person's list, or puts the table back. A new game also puts it back. */
  listTable(person: GuestId, code: TableCode, listed: Listing): Promise<void>;
  /**
   * Starts a game, with its opening as the only entry, and saves its table as `saveTable` does. Also ends the pending game
   * `before`, which is null if there is none.
   */
  beginGame(game: StoredGame, table: TableRecord, before: GameBefore | null): Promise<void>;
  /** Ends a game without a move, and saves its table as `saveTable` does. */
  endGame(game: string, end: GameEnd): Promise<void>;
  /**
   * Appends a move's entry under a table lease. If the game ended with that move, also stores the game's remains and saves the
   * table. Rejects with `PlaceTaken` if the sequence number is taken, or if the stored version of the table differs from the lease.
   */
  append(held: TableLease, game: string, entry: Entry, end: GameEnd | null): Promise<void>;
  /** Stores the clocks of a game between moves. Has no effect if the stored version of the table differs from the lease. */
  saveClocks(held: TableLease, game: string, clocks: StoredClocks): Promise<void>;
  /**
   * Resolves with a game and its entries, or with null if the id is unknown. Once the game is packed, the list of entries is empty,
   * and `loadEnded` has the replay.
   */
  loadGame(id: string): Promise<StoredGame | null>;
  /**
   * Resolves with the data that a replay needs if the game ends like this. Resolves with null if some of its moves were not stored.
   */
  finalRecord(game: string, ending: EndingGame): Promise<FinalRecord | null>;
  /**
   * Loads a finished game. Resolves with the game, with null if the id is unknown, or with the reason why its moves are not stored.
   */
  loadEnded(id: string): Promise<EndedGame | NotStored | null>;
  /** Resolves with the number of the first event in a game's newest entry, or with 0 if none is stored. */
  newestEntry(game: string): Promise<number>;
  /** Resolves with a table's tally: the newest `latest` finished games, oldest first, and the totals of all games. */
  loadTally(table: TableCode, latest: number): Promise<Tally>;
  /**
   * Resolves with at most `most` finished games of a person, newest first. The list starts after a cursor, or with the newest game
   * if `before` is null.
   */
  historyOf(person: GuestId, before: HistoryPlace | null, most: number): Promise<readonly PlayedGame[]>;
  /** Stores chat messages of a table, and deletes all but its last `stored` ones. An existing message stays unchanged. */
  addSayings(table: TableCode, sayings: readonly Saying[], stored: number): Promise<void>;
  /** Resolves with the chat messages of a table, oldest first. */
  loadSayings(table: TableCode): Promise<readonly Saying[]>;
  /** Resolves with the tables that name a person: in the record, the tally or the chat. */
  tablesNaming(person: GuestId): Promise<readonly TableCode[]>;
  /**
   * Erases a person's name and messages from the tally, the games and the chat of a table. In the tally, the id `instead` replaces
   * theirs.
   */
  forgetAt(table: TableCode, person: ForgottenPerson, instead: GuestId): Promise<void>;
  /**
   * Stores a guest's pass, replacing their earlier one, and resolves with `reserved`. Resolves with `code-taken` if a different
   * guest has that code. Also deletes passes that have expired by `now`.
   */
  savePass(pass: StoredPass, now: number): Promise<'reserved' | 'code-taken'>;
  /**
   * Resolves with the holder of a pass, without redeeming the pass. Resolves with null if no pass of that code is valid at `now`.
   */
  findPass(code: PassCode, now: number): Promise<PassHolding | null>;
  /**
   * Redeems a pass, and records which kind of device redeemed it. Resolves with its holder, or with null if no pass of that code is
   * valid at `now`.
   */
  takePass(code: PassCode, device: DeviceKind, now: number): Promise<PassHolding | null>;
  /** Resolves with the state of a person's pass, or with `gone` if the pass is not theirs. */
  passState(code: PassCode, person: GuestId, now: number): Promise<PassState>;
  /** Deletes a person's pass, and the records of redeemed ones. */
  dropPass(person: GuestId): Promise<void>;
  /** Resolves with the smallest valid counter of a person's tokens, or with 0 if they have never revoked any. */
  counterOf(person: GuestId): Promise<number>;
  /**
   * Revokes tokens, deletes the open pass, and resolves with `done`. Resolves with `revoked` if the revoking token is itself
   * revoked.
   */
  revoke(revocation: Revocation): Promise<'done' | 'revoked'>;
  /**
   * Records that people were at some tables at a time in ms since the Unix epoch. This date never replaces a later one. The caller
   * limits the number of tables.
   */
  noteSeen(tables: readonly TableCode[], at: number): Promise<void>;
  /** Resolves with the newest recorded date, in ms since the Unix epoch, or with null for a store without dates. */
  newestDate(): Promise<number | null>;
  /** Records the newest known date, in ms since the Unix epoch. */
  noteDate(at: number): Promise<void>;
  /** Resolves with the date at which a backup was restored, in ms since the Unix epoch, or with null if no backup ever was. */
  restoredAt(): Promise<number | null>;
  /** Records that this store is a backup restored at a time in ms since the Unix epoch. */
  noteRestore(at: number): Promise<void>;
  /**
   * Prunes a little expired data, or marks it for deletion. Resolves with what was deleted or marked, or with null if nothing is
   * left to do. Pruning skips tables that had visitors within the last hours. Several processes may call this method at once.
   */
  prune(keep: RetentionPeriods, now: number): Promise<Pruned | null>;
  /**
   * Resolves with a game due for packing, with a full replay, that ended before a time in ms since the Unix epoch. Resolves with
   * null if there is none.
   */
  nextToPack(endedBefore: number): Promise<string | null>;
  /** Marks a game as packed, at a time in ms since the Unix epoch. The store then ignores its entries, and `prune` deletes them. */
  pack(game: string, now: number): Promise<void>;
  /** Keeps the entries of a finished game, because its packed moves do not reproduce it. */
  leaveUnpacked(game: string): Promise<void>;
  /** Tests that the store accepts writes. Rejects if it does not. */
  probe(): Promise<void>;
  facts(): Promise<StoreFacts>;
  close(): Promise<void>;
}

/** The operations of a store that take a long time to read or to compute. */
export type LongReads = Pick<Store, 'tablesNaming' | 'finalRecord' | 'close'>;
