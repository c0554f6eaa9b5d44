import { pack, unpack } from 'msgpackr';
import { changeTable, listTable, tableChanges, type TableState, unlistTable } from './table-state.ts';

/** By what name both ends of a line know how the state of a table travels. */
export const TABLE_SERIALIZER = 'table';

/** A whole table, for somebody who has been told nothing of it. */
export function packTable(table: TableState): Uint8Array {
  return pack(listTable(table));
}

/** What has changed of a table since somebody was told of it; null if nothing has. */
export function packChanges(told: TableState, now: TableState): Uint8Array | null {
  const changes = tableChanges(told, now);
  return changes.length === 0 ? null : pack(changes);
}

/** The other end: what is told of a table, put together. Colyseus makes one for each line that it opens. */
export class TableReader {
  #listed: unknown = null;
  #table: unknown = undefined;

  /** A whole table has come, in the bytes of a message from `offset` on. */
  setState(bytes: Uint8Array, { offset } = { offset: 0 }): void {
    this.#take(unpack(bytes.subarray(offset)));
  }

  /** Changes have come, in the bytes of a message from `offset` on. */
  patch(bytes: Uint8Array, { offset } = { offset: 0 }): void {
    const changes: unknown = unpack(bytes.subarray(offset));
    this.#take(Array.isArray(changes) ? changes.reduce<unknown>(changeTable, this.#listed) : null);
  }

  /** The table, if it is one; undefined until one has come. */
  getState(): unknown {
    return this.#table;
  }

  /** The line is gone. */
  teardown(): void {
    this.#take(null);
  }

  #take(listed: unknown): void {
    this.#listed = listed;
    this.#table = unlistTable(listed);
  }
}
