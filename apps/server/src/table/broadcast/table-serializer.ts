import type { TableState } from '@chinwag/protocol/table';
import { packChanges, packTable, TABLE_SERIALIZER } from '@chinwag/protocol/table-wire';
import { type Client, ClientState, Protocol, type Serializer } from '@colyseus/core';

/** Serializes the public state of a table: in full to a new connection, then as a diff from the last state sent to it. */
export class TableSerializer implements Serializer<TableState> {
  readonly id = TABLE_SERIALIZER;
  readonly #sent = new WeakMap<Client, TableState>();
  #now: TableState | null = null;

  reset(now: TableState): void {
    this.#now = now;
  }

  getFullState(connection?: Client): Uint8Array {
    if (this.#now === null) throw new Error('nothing is known of the table yet');
    if (connection !== undefined) this.#sent.set(connection, this.#now);
    return framed(Protocol.ROOM_STATE, packTable(this.#now));
  }

  applyPatches(connections: readonly Client[], now: TableState): boolean {
    const patches = new Map<TableState, Uint8Array | null>();
    for (const connection of connections) {
      const sent = this.#sent.get(connection);
      if (sent === undefined || connection.state !== ClientState.JOINED) continue;
      const made = patches.get(sent);
      const patch = made === undefined ? patchFrom(sent, now) : made;
      patches.set(sent, patch);
      this.#sent.set(connection, now);
      if (patch !== null) connection.raw(patch);
    }
    return patches.size > 0;
  }
}

function patchFrom(sent: TableState, now: TableState): Uint8Array | null {
  const changes = packChanges(sent, now);
  return changes === null ? null : framed(Protocol.ROOM_STATE_PATCH, changes);
}

function framed(kind: number, bytes: Uint8Array): Uint8Array {
  const frame = new Uint8Array(1 + bytes.length);
  frame[0] = kind;
  frame.set(bytes, 1);
  return frame;
}
