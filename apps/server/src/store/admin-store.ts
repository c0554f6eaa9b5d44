import type { TableCode } from '@chinwag/protocol';
import type { Store } from './store.ts';

/** What is noted of a store as a whole: the version of the server that opened it last, and the copy made before an update. */
export type NoteName = 'version' | 'copy';

/** What those who operate a server ask of a store, beside what is asked for tables and people. Each call is all or nothing. */
export interface AdminStore {
  /** What was noted under a name; null if nothing was. */
  note(name: NoteName): Promise<string | null>;
  /** Notes something in place of what was noted under that name before. */
  writeNote(name: NoteName, value: string): Promise<void>;
  /** The codes of tables that are there, in their order, after one of them or from the first: at most so many. */
  tableCodes(after: TableCode | null, most: number): Promise<readonly TableCode[]>;
}

/** All that a store can be asked. */
export type FullStore = Store & AdminStore;
