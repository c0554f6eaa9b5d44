import type { DeviceKind, GuestId, TableCode } from '@chinwag/protocol';
import type { RetentionPeriods } from './retention-periods.ts';
import type { Store } from './store.ts';

/**
 * What is noted of a store as a whole: the version of the server that opened it last, the copy made before an update, and the
 * starts with a clock in doubt.
 */
export type NoteName = 'version' | 'copy' | 'doubted-starts';

/** A table that is there, and when it was changed and when somebody was there last, in ms since 1970. */
export interface StoredTableDates {
  readonly code: TableCode;
  readonly changedAt: number;
  readonly seenAt: number;
}

/** How much is stored of a table. */
export interface TableContents {
  readonly games: number;
  readonly moves: number;
  readonly messages: number;
}

/** What is stored for somebody's devices. Dates are in ms since 1970. */
export interface StoredDevices {
  /** The pass that stands, which is worth as much as a token: it is not said what it is. */
  readonly pass: { readonly until: number; readonly table: string | null } | null;
  readonly takenPasses: readonly { readonly device: DeviceKind; readonly at: number }[];
  /** That older tokens were revoked, and until when that is stored. */
  readonly revocation: { readonly counter: number; readonly until: number } | null;
  /** The tables in somebody's list, and those that they have put away. */
  readonly listed: readonly { readonly table: string; readonly listed: string }[];
}

/** What those who operate a server ask of a store, beside what is asked for tables and people. Each call is all or nothing. */
export interface AdminStore {
  /** What was noted under a name; null if nothing was. */
  note(name: NoteName): Promise<string | null>;
  /** Notes something in place of what was noted under that name before. */
  writeNote(name: NoteName, value: string): Promise<void>;
  /** Tables that are there, in the order of their codes, after one of them or from the first: at most so many. */
  tablesFrom(after: TableCode | null, most: number): Promise<readonly StoredTableDates[]>;
  contentsOf(table: TableCode): Promise<TableContents>;
  /**
   * Deletes a table, at a time in ms since 1970: it cannot be loaded any more, who has it open can write nothing about it, and its
   * links say that it is gone. What it leaves, `eraseDeleted` takes away.
   */
  deleteTable(table: TableCode, now: number): Promise<void>;
  /** Takes away a little of what deleted tables have left; false if nothing is left of them. */
  eraseDeleted(): Promise<boolean>;
  /**
   * What has come of age at a table, and is marked to be deleted, is stored for as long again from a time in ms since 1970; how
   * much that is: 0 where nothing was marked.
   */
  undoMarks(table: TableCode, keep: RetentionPeriods, now: number): Promise<number>;
  /** Deletes what was said at a table at a time in ms since 1970. */
  deleteMessage(table: TableCode, at: number): Promise<void>;
  devicesOf(person: GuestId): Promise<StoredDevices>;
}

/** All that a store can be asked. */
export type FullStore = Store & AdminStore;
