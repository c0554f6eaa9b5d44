import type { DeviceKind, GuestId, TableCode } from '@chinwag/protocol';
import type { RetentionPeriods } from './retention-periods.ts';
import type { Store } from './store.ts';

/**
 * The name of a note about a store as a whole. Notes contain the version of the server that last opened it, the copy made before an
 * update, and the starts with a suspect clock.
 */
export type NoteName = 'version' | 'copy' | 'doubted-starts';

/** An existing table, with the dates of its last change and of its last visitor, in ms since the Unix epoch. */
export interface StoredTableDates {
  readonly code: TableCode;
  readonly changedAt: number;
  readonly seenAt: number;
}

/** The amount of data stored for a table. */
export interface TableContents {
  readonly games: number;
  readonly moves: number;
  readonly messages: number;
}

/** The data stored for a person's devices. Dates are in ms since the Unix epoch. */
export interface StoredDevices {
  /** The open pass, or null if there is none. It omits the code, because the code grants the same access as a token. */
  readonly pass: { readonly until: number; readonly table: string | null } | null;
  readonly takenPasses: readonly { readonly device: DeviceKind; readonly at: number }[];
  /** The revocation of older tokens, and until when the revocation is stored. */
  readonly revocation: { readonly counter: number; readonly until: number } | null;
  /** The tables in the person's list, and those that they have put away. */
  readonly listed: readonly { readonly table: string; readonly listed: string }[];
}

/**
 * The operations of a store for admin commands, in addition to those for tables and people. Each call is atomic, and rejects if the
 * database fails.
 */
export interface AdminStore {
  /** Resolves with the note of a name, or with null if there is none. */
  note(name: NoteName): Promise<string | null>;
  /** Writes a note, replacing the one of that name. */
  writeNote(name: NoteName, value: string): Promise<void>;
  /** Resolves with at most `most` existing tables, in the order of their codes, after the given one or from the first. */
  tablesFrom(after: TableCode | null, most: number): Promise<readonly StoredTableDates[]>;
  contentsOf(table: TableCode): Promise<TableContents>;
  /**
   * Deletes a table, at a time in ms since the Unix epoch. Afterwards no process can load or write the table, not even a process
   * that has it open. Its links say that the table is gone. `eraseDeleted` removes the rest of its data.
   */
  deleteTable(table: TableCode, now: number): Promise<void>;
  /** Erases some of the remaining data of deleted tables, and resolves with true. Resolves with false if none is left. */
  eraseDeleted(): Promise<boolean>;
  /**
   * Restarts the retention period of everything at a table that is marked for deletion, from a time in ms since the Unix epoch.
   * Resolves with the number of marks removed or postponed, or with 0 if nothing was marked.
   */
  undoMarks(table: TableCode, keep: RetentionPeriods, now: number): Promise<number>;
  /** Deletes the chat message that was sent at a table at a time in ms since the Unix epoch. */
  deleteMessage(table: TableCode, at: number): Promise<void>;
  devicesOf(person: GuestId): Promise<StoredDevices>;
}

/** All operations of a store. */
export type FullStore = Store & AdminStore;
