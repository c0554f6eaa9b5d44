import type { TableState } from '@chinwag/protocol/table';
import { packChanges, packTable, TABLE_SERIALIZER } from '@chinwag/protocol/table-wire';
import { type Client, ClientState, Protocol, type Serializer } from '@colyseus/core';

/** How the state of a table goes out: once as a whole to each line, and then what is other than that line was told last. */
export class TableSerializer implements Serializer<TableState> {
  readonly id = TABLE_SERIALIZER;
  readonly #told = new WeakMap<Client, TableState>();
  #now: TableState | null = null;

  reset(now: TableState): void {
    this.#now = now;
  }

  getFullState(line?: Client): Uint8Array {
    if (this.#now === null) throw new Error('nothing is known of the table yet');
    if (line !== undefined) this.#told.set(line, this.#now);
    return framed(Protocol.ROOM_STATE, packTable(this.#now));
  }

  applyPatches(lines: readonly Client[], now: TableState): boolean {
    const patches = new Map<TableState, Uint8Array | null>();
    for (const line of lines) {
      const told = this.#told.get(line);
      if (told === undefined || line.state !== ClientState.JOINED) continue;
      const made = patches.get(told);
      const patch = made === undefined ? patchFrom(told, now) : made;
      patches.set(told, patch);
      this.#told.set(line, now);
      if (patch !== null) line.raw(patch);
    }
    return patches.size > 0;
  }
}

function patchFrom(told: TableState, now: TableState): Uint8Array | null {
  const changes = packChanges(told, now);
  return changes === null ? null : framed(Protocol.ROOM_STATE_PATCH, changes);
}

function framed(kind: number, bytes: Uint8Array): Uint8Array {
  const frame = new Uint8Array(1 + bytes.length);
  frame[0] = kind;
  frame.set(bytes, 1);
  return frame;
}
