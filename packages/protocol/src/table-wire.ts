import { pack, unpack } from 'msgpackr';
import { changed, changesOf, listed, shapeOf, unlisted } from './listing.ts';
import { tableSchema, type TableState } from './table.ts';

const TABLE = shapeOf(tableSchema);

/** The name of the serializer for a table's state, which is the same at both ends of a connection. */
export const TABLE_SERIALIZER = 'table';

/** Encodes the state of a whole table, for a connection that has not received any of it yet. Returns the bytes. */
export function packTable(table: TableState): Uint8Array {
  return pack(listed(TABLE, table));
}

/** Encodes the changes to a table since it was last sent. Returns the bytes, or null if there are no changes. */
export function packChanges(known: TableState, now: TableState): Uint8Array | null {
  const changes = changesOf(TABLE, known, now);
  return changes.length === 0 ? null : pack(changes);
}

/** Decodes the state of a table at the receiving end. Colyseus creates a reader for each connection that it opens. */
export class TableReader {
  #listed: unknown = null;
  #table: unknown = undefined;

  /** Decodes a whole table from the bytes of a message, starting at `offset`. Throws if the bytes are not valid msgpack. */
  setState(bytes: Uint8Array, { offset } = { offset: 0 }): void {
    this.#take(unpack(bytes.subarray(offset)));
  }

  /** Applies changes from the bytes of a message, starting at `offset`. Throws if the bytes are not valid msgpack. */
  patch(bytes: Uint8Array, { offset } = { offset: 0 }): void {
    const changes: unknown = unpack(bytes.subarray(offset));
    this.#take(Array.isArray(changes) ? changes.reduce<unknown>(changed, this.#listed) : null);
  }

  /** Returns the decoded table, which its schema must still validate. Returns undefined until a table has arrived. */
  getState(): unknown {
    return this.#table;
  }

  /** Drops the table when the connection is closed. */
  teardown(): void {
    this.#take(null);
  }

  #take(list: unknown): void {
    this.#listed = list;
    this.#table = unlisted(TABLE, list);
  }
}
