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

/** Who makes a move: the one who holds the seat, a bot in a seat of its own, a bot that sits in for somebody, or the clock. */
export const madeBySchema = z.enum(['person', 'bot', 'stand-in', 'clock']);
export type MadeBy = z.output<typeof madeBySchema>;

/** What one move, or the opening of a game, did. `seq` is the number of the first event. */
export interface Entry {
  readonly seq: number;
  /** Who moved; null for the opening. */
  readonly seat: Seat | null;
  /** The attempt that made the move; null for the opening, and where it is not known any more. */
  readonly moveId: string | null;
  /** Whose doing it was; null for the opening, and where it was not stored yet. */
  readonly by: MadeBy | null;
  /** The move that was made; left out for the opening, and where it was not stored yet. */
  readonly move?: Tagged;
  readonly events: readonly Tagged[];
  /** When it was made, in ms since 1970; left out where that was not stored. */
  readonly at?: number;
  /** How the clocks stood when it was made; left out of what is loaded, and where there are none. */
  readonly clocks?: StoredClocks;
}

/** A game and all that has happened in it, oldest first. */
export interface StoredGame {
  readonly id: string;
  readonly table: TableCode;
  readonly game: string;
  readonly setup: Setup<object>;
  /** The rounds of numbers that made its seed; left out where the server chose it alone. */
  readonly rounds?: readonly Round[];
  readonly entries: readonly Entry[];
  /** How the clocks stood last; left out where there are none. */
  readonly clocks?: StoredClocks;
}

/** Whether a table stands in the list of somebody who belongs to it. */
export type Listing = 'listed' | 'put-away';

/** How a game ends: with an entry that is not yet written down, or without one (null). */
export interface EndingGame {
  readonly last: Entry | null;
  /** Null where all agreed that it is over. */
  readonly result: Result | null;
  /** In ms since 1970. */
  readonly endedAt: number;
  /** Who held its seats; null where that was not sealed when it began. */
  readonly holders: GameHolders | null;
  readonly spectators: readonly GuestId[];
}

/** What is stored of a game that is over, to be played again: its moves, its digest, and who watched it. */
export interface StoredReplay {
  /** The version of the rules it ended with. */
  readonly rules: number;
  /** Its moves in the form in which they are stored and sent: `unpackMoves` reads them. */
  readonly packedMoves: string;
  readonly digest: string;
  readonly spectators: readonly GuestId[];
  /** Who held its seats; left out where that was not sealed when it began. */
  readonly holders?: GameHolders;
}

/** What a game that ends is played again from, and the rounds that made its seed; none where the server chose it alone. */
export interface FinalRecord {
  readonly replay: StoredReplay;
  readonly rounds: readonly Round[];
}

/** A game that is over, as it can be played again, with who had which seat in it (null for a bot) by what name. */
export interface EndedGame extends StoredReplay, Omit<StoredGame, 'entries' | 'clocks'> {
  readonly ending: GameEndKind;
  readonly endedAt: number;
  readonly seats: readonly { readonly person: GuestId | null; readonly name: string }[];
}

/** Why a game that is over cannot be played again: it began before moves were stored, or they were cleared away. */
export type NotStored = 'begun-before' | 'cleared-away';

/** By deal and by seat. */
export type DealPoints = readonly (readonly (number | null)[])[];

/** A place among the games of somebody: before it lie those that ended earlier. */
export interface HistoryPlace {
  /** In ms since 1970. */
  readonly endedAt: number;
  readonly id: string;
}

/**
 * What a game leaves: how it came to its end, what came of it, which the table's tally keeps unless it has no places, and what it
 * is played again from; left out where not all of its moves were stored.
 */
export interface Remains {
  readonly ending: GameEndKind;
  readonly outcome: Outcome;
  /** What each deal added to each seat's score, null for one that was out of it; left out where nobody keeps it. */
  readonly deals?: DealPoints;
  readonly replay?: StoredReplay;
}

/** What a game leaves, and its table from then on. */
export interface GameEnd extends Remains {
  readonly table: TableRecord;
}

/** A game that waited until another one began. */
export interface GameBefore extends Remains {
  readonly game: string;
}

/** A guest, as a token proves somebody to be them: `counter` says how often the guest had revoked all tokens when it was made. */
export interface Bearer {
  readonly guest: Guest;
  readonly counter: number;
}

/** Whose a pass is, and the table at which they go on with it; null for none. */
export interface PassHolding extends Bearer {
  readonly table: TableCode | null;
}

/** What makes another device a guest's own, once, until a time in ms since 1970. It is worth as much as the token that made it. */
export interface StoredPass extends PassHolding {
  readonly code: PassCode;
  readonly until: number;
}

/** That all tokens of a guest with a smaller counter than `to` are revoked. */
export interface Revocation {
  readonly person: GuestId;
  /** The counter of the token by which they are revoked. */
  readonly by: number;
  readonly to: number;
  /** Until when that has to be stored, in ms since 1970: none of those tokens is good by then. */
  readonly until: number;
}

/** What there is to know of a store as a whole. */
export interface StoreFacts {
  /** What it takes of the disk. */
  readonly bytes: number;
  /** When it was backed up last, in ms since 1970: 0 for never, null where that is not known. */
  readonly backedUpAt: number | null;
}

/**
 * The place of an entry, or of a table's next version, is taken: somebody else goes on with this table, and what is held of it
 * here is out of date.
 */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken';
}

/** What is deleted for its age: a table, the moves of a game, or what was said at a table. */
export type PrunedKind = 'table' | 'game' | 'messages';

/** A small step of clearing away: so many of a kind were marked or deleted, or something else was done that nobody misses. */
export type Pruned =
  | { readonly step: 'marked' | 'deleted'; readonly kind: PrunedKind; readonly count: number }
  | { readonly step: 'tidied' };

/**
 * What outlives the process. Each call is all or nothing, and done for good when it resolves. A call that rejects
 * has changed nothing, but for a broken connection, after which only loading tells.
 */
export interface Store {
  /** The key guests' tokens are signed with: made at the first call, the same ever after. */
  secret(): Promise<Uint8Array>;
  /** Takes the code of a new table and keeps the table; `code-taken` if another has the code. */
  reserveTable(table: TableRecord): Promise<'reserved' | 'code-taken'>;
  loadTable(code: TableCode): Promise<TableRecord | null>;
  /** Saves a table that is the successor of what is stored. Rejects with `PlaceTaken` if it is not. */
  saveTable(table: TableRecord): Promise<void>;
  /**
   * Takes a table for the one who calls, and notes that people were at it at a time in ms since 1970: who had it before can write
   * nothing more about it, be it only that they do not know yet. To be called before the table is loaded, so that nothing is
   * written between. Resolves with the version in which it was taken: who finds it in another has been overtaken; null for a table
   * that is not there.
   */
  acquireTable(code: TableCode, seenAt: number): Promise<TableLease | null>;
  /** The table that a link leads to, or led to before it got another; `gone` if it was not stored, null if none ever did. */
  findTable(link: TableCode): Promise<TableRecord | 'gone' | null>;
  /** Takes the table's new link, and saves the table as `saveTable` does; `code-taken` if that leads somewhere already. */
  renewLink(table: TableRecord): Promise<'reserved' | 'code-taken'>;
  /** How many tables a guest has opened from one time to another, in ms since 1970. */
  countTables(openedBy: GuestId, from: number, to: number): Promise<number>;
  /**
   * The tables of somebody, the one changed last, by more than a move, first, at most `most`: those they sit at or host
   * that were changed since a time in ms since 1970 and that they have not put away.
   */
  tablesOf(person: GuestId, since: number, most: number): Promise<readonly TableRecord[]>;
  /** Takes a table off somebody's list, or puts it there again; with a new game it comes back by itself. */
  listTable(person: GuestId, code: TableCode, listed: Listing): Promise<void>;
  /**
   * Begins a game, its opening the only entry, and saves the table that plays it as `saveTable` does. With it ends the game
   * `before` that had waited for that; null where none had.
   */
  beginGame(game: StoredGame, table: TableRecord, before: GameBefore | null): Promise<void>;
  /** Ends a game without a move, and saves its table as `saveTable` does. */
  endGame(game: string, end: GameEnd): Promise<void>;
  /**
   * Adds what a move did at a table as it is held; and, if the game ended with it, what came of it, saving the table. Rejects with
   * `PlaceTaken` if the entry's place is taken, or the table is stored in another version than is held.
   */
  append(held: TableLease, game: string, entry: Entry, end: GameEnd | null): Promise<void>;
  /** Keeps how the clocks of a game stand while nothing happens in it. Does nothing if the table is stored in another version. */
  saveClocks(held: TableLease, game: string, clocks: StoredClocks): Promise<void>;
  /** A game with what happened in it; without entries once it is to be played again from what `loadEnded` has of it. */
  loadGame(id: string): Promise<StoredGame | null>;
  /** What a game is to be played again from if it ends like this; null where not all of its moves were stored. */
  finalRecord(game: string, ending: EndingGame): Promise<FinalRecord | null>;
  /** A game that is over; null if there is none of that id; or why its moves are not stored. */
  loadEnded(id: string): Promise<EndedGame | NotStored | null>;
  /** The number of the first event of a game's newest entry; 0 if no entry is stored. */
  newestEntry(game: string): Promise<number>;
  /** The games that ended at a table, the newest `latest` of them given one by one, oldest first, and what all came to. */
  loadTally(table: TableCode, latest: number): Promise<Tally>;
  /**
   * The games that somebody has played to their end, the newest first, at most `most`: those before a place, or from the newest on.
   */
  historyOf(person: GuestId, before: HistoryPlace | null, most: number): Promise<readonly PlayedGame[]>;
  /** Adds what was said at a table, of which the last `stored` sayings stay. One that is there already is left as it is. */
  addSayings(table: TableCode, sayings: readonly Saying[], stored: number): Promise<void>;
  /** What was said at a table, oldest first. */
  loadSayings(table: TableCode): Promise<readonly Saying[]>;
  /** The tables at which somebody is named: in the table itself, in its tally or in its chat. */
  tablesNaming(person: GuestId): Promise<readonly TableCode[]>;
  /**
   * Takes somebody's name and words out of the tally, the games and the chat of a table; in the tally they are `instead` from then
   * on.
   */
  forgetAt(table: TableCode, person: ForgottenPerson, instead: GuestId): Promise<void>;
  /** Keeps a pass in place of the one its guest had before; `code-taken` if another has it. Those that ran out by `now` go. */
  savePass(pass: StoredPass, now: number): Promise<'reserved' | 'code-taken'>;
  /** Whose a pass is, which stays as good as it was: null if there is none of that code that is good at `now`. */
  findPass(code: PassCode, now: number): Promise<PassHolding | null>;
  /** Takes a pass: whose it was, or null if there is none of that code that is good at `now`. That a device took it is noted. */
  takePass(code: PassCode, device: DeviceKind, now: number): Promise<PassHolding | null>;
  /** What has become of a pass of somebody; `gone` for one that is not theirs. */
  passState(code: PassCode, person: GuestId, now: number): Promise<PassState>;
  /** Takes away what pass somebody has, and what is noted of those that were taken. */
  dropPass(person: GuestId): Promise<void>;
  /** The smallest counter with which a token of somebody is good: 0 for all who have never revoked any. */
  counterOf(person: GuestId): Promise<number>;
  /** Revokes tokens, and takes away the pass that stands; `revoked` if the token that would do so is revoked itself. */
  revoke(revocation: Revocation): Promise<'done' | 'revoked'>;
  /** Notes that somebody was at some tables at a time in ms since 1970, not all too many at once. What was later stays. */
  noteSeen(tables: readonly TableCode[], at: number): Promise<void>;
  /** The newest date that was ever noted, in ms since 1970; null for a store in which nothing is dated. */
  newestDate(): Promise<number | null>;
  /** Notes, in ms since 1970, the newest date that is known to have been. */
  noteDate(at: number): Promise<void>;
  /** When an earlier copy was put in the place of what was stored, in ms since 1970; null if none ever was. */
  restoredAt(): Promise<number | null>;
  /** Notes that this is an earlier copy, put back at a time in ms since 1970. */
  noteRestore(at: number): Promise<void>;
  /**
   * Clears away a little of what need not be stored any more, or marks it to be; null if nothing is left to do. No table is touched
   * at which somebody was seen within the last hours. May be done by several processes at once.
   */
  prune(keep: RetentionPeriods, now: number): Promise<Pruned | null>;
  /**
   * A game that ended before a time in ms since 1970, with all it can be played again from, and of which it is not decided whether
   * its entries can go; null if there is none.
   */
  nextToPack(endedBefore: number): Promise<string | null>;
  /** Has the entries of a game go, at a time in ms since 1970: nobody reads them from then on, and `prune` takes them away. */
  pack(game: string, now: number): Promise<void>;
  /** Decides that the entries of a game that has ended stay, as what comes of its packed moves is not the same. */
  leaveUnpacked(game: string): Promise<void>;
  /** Writes something and takes it out again; rejects if nothing can be written now. */
  probe(): Promise<void>;
  facts(): Promise<StoreFacts>;
  close(): Promise<void>;
}

/** What takes long to read, or to make of what is read, apart from the rest of a store. */
export type LongReads = Pick<Store, 'tablesNaming' | 'finalRecord' | 'close'>;
