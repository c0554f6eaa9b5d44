import type { Guest, RefusalCode, TableCode } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import type { TableHomes } from '../cluster/table-homes.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { TableServices } from './table.ts';
import { TABLE_ROOM, TableRoom, type TableRoomOptions } from './table-room.ts';
import { takeTable } from './take-table.ts';

const STOPPING: RefusalCode = 'server-stopping';
const UNREACHABLE: RefusalCode = 'table-unreachable';

/**
 * Brings tables to life, each in one room at a time, however many ask at once, and of however many processes. (Colyseus
 * itself would let two rooms with one id come up.)
 */
export class OpenTables {
  readonly #store: Store;
  readonly #time: Time;
  readonly #homes: TableHomes | null;
  readonly #rooms = new Map<TableCode, Promise<unknown>>();
  readonly #closing = new Map<TableCode, Promise<unknown>>();
  #stopped = false;

  /** `homes` tells what other processes have; null where this one is alone. */
  constructor({ store, time }: Pick<TableServices, 'store' | 'time'>, homes: TableHomes | null) {
    this.#store = store;
    this.#time = time;
    this.#homes = homes;
  }

  /**
   * Resolves when the table has its room, whose id is its code, in this process or in another. Rejects with why it cannot be
   * opened.
   */
  async open(code: TableCode): Promise<void> {
    if (this.#stopped) throw new ServerError(ErrorCode.APPLICATION_ERROR, STOPPING);
    await this.#closing.get(code);
    const room = this.#rooms.get(code) ?? this.#settle(code);
    this.#rooms.set(code, room);
    try {
      await room;
    } catch (error) {
      this.#rooms.delete(code);
      throw error;
    }
  }

  /** Closes a table that is open here, as another process has taken it. */
  moveOut(code: TableCode): void {
    const room = matchMaker.getLocalRoomById(code);
    if (room instanceof TableRoom) room.moveOut();
  }

  /** The codes of the tables that are open here. */
  codes(): readonly TableCode[] {
    return [...this.#rooms.keys()];
  }

  /** Opens no table any more. */
  stop(): void {
    this.#stopped = true;
  }

  /** Knocks at a table's door, bringing it to life if need be; resolves with what whoever knocks is told. */
  async knock(code: TableCode, guest: Guest): Promise<RefusalCode> {
    await this.open(code);
    return matchMaker.remoteRoomCall<TableRoom, 'knock'>(code, 'knock', [guest]);
  }

  /** Takes somebody's name out of a table that is open, here or in another process. */
  forget(code: TableCode, person: Guest['id']): Promise<void> {
    return matchMaker.remoteRoomCall<TableRoom, 'forget'>(code, 'forget', [person]);
  }

  /** The seats that are awaited at a table that is open here; null if it is not. */
  async awaited(code: TableCode): Promise<readonly Seat[] | null> {
    if (!this.#rooms.has(code)) return null;
    await this.#rooms.get(code);
    return matchMaker.remoteRoomCall<TableRoom, 'awaited'>(code, 'awaited', []);
  }

  async #settle(code: TableCode): Promise<void> {
    if (this.#homes === null) return void (await this.#create(code));
    let failed = false;
    const open = async (): Promise<unknown> => {
      try {
        await takeTable(this.#store, code);
        return await this.#create(code);
      } catch (error) {
        failed = true;
        throw error;
      }
    };
    try {
      if ((await this.#homes.settle(code, open)) === 'elsewhere') this.#rooms.delete(code);
    } catch (cause) {
      if (failed) throw cause;
      throw new ServerError(ErrorCode.APPLICATION_ERROR, UNREACHABLE, { cause });
    }
  }

  async #create(code: TableCode): Promise<unknown> {
    // From now on it is not cleared away.
    await this.#store.noteSeen([code], this.#time.now());
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
