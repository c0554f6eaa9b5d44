import type { Guest, RefusalCode, TableCode } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { matchMaker } from '@colyseus/core';
import { TABLE_ROOM, type TableRoom, type TableRoomOptions } from './table-room.ts';

/**
 * Brings tables to life, each in one room at a time, however many ask at once. (Colyseus itself would let two rooms
 * with one id come up.)
 */
export class OpenTables {
  readonly #rooms = new Map<TableCode, Promise<unknown>>();
  readonly #closing = new Map<TableCode, Promise<unknown>>();

  /** Resolves when the table has its room, whose id is its code. Rejects if it cannot be loaded. */
  async open(code: TableCode): Promise<void> {
    await this.#closing.get(code);
    const room = this.#rooms.get(code) ?? this.#create(code);
    this.#rooms.set(code, room);
    try {
      await room;
    } catch (error) {
      this.#rooms.delete(code);
      throw error;
    }
  }

  /** Knocks at a table's door, bringing it to life if need be; resolves with what whoever knocks is told. */
  async knock(code: TableCode, guest: Guest): Promise<RefusalCode> {
    await this.open(code);
    return matchMaker.remoteRoomCall<TableRoom, 'knock'>(code, 'knock', [guest]);
  }

  /** The seats that are awaited at a table that is open here; null if it is not. */
  async awaited(code: TableCode): Promise<readonly Seat[] | null> {
    if (!this.#rooms.has(code)) return null;
    await this.#rooms.get(code);
    return matchMaker.remoteRoomCall<TableRoom, 'awaited'>(code, 'awaited', []);
  }

  #create(code: TableCode): Promise<unknown> {
    const options: TableRoomOptions = {
      code,
      closing: (ended) => {
        if (!this.#rooms.delete(code)) return;
        this.#closing.set(code, ended.finally(() => this.#closing.delete(code)));
      },
    };
    return matchMaker.createRoom(TABLE_ROOM, options);
  }
}
