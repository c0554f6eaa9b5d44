import { pack, unpack } from 'msgpackr';
import { changed, changesOf, listed, shapeOf, unlisted } from './listing.ts';
import { tableSchema, type TableState } from './table.ts';

const TABLE = shapeOf(tableSchema);

/** By what name both ends of a connection know how the state of a table travels. */
export const TABLE_SERIALIZER = 'table';

/** A whole table, for somebody who has been sent nothing of it. */
export function packTable(table: TableState): Uint8Array {
  return pack(listed(TABLE, table));
}

/** What has changed of a table since it was last sent; null if nothing has. */
export function packChanges(known: TableState, now: TableState): Uint8Array | null {
  const changes = changesOf(TABLE, known, now);
  return changes.length === 0 ? null : pack(changes);
}

/** The other end: what is sent of a table, put together. Colyseus makes one for each connection that it opens. */
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
    this.#take(Array.isArray(changes) ? changes.reduce<unknown>(changed, this.#listed) : null);
  }

  /** The table, if it is one; undefined until one has come. */
  getState(): unknown {
    return this.#table;
  }

  /** The connection is gone. */
  teardown(): void {
    this.#take(null);
  }

  #take(list: unknown): void {
    this.#listed = list;
    this.#table = unlisted(TABLE, list);
  }
}
