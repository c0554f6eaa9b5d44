import type { Guest, RefusalCode, TableCode } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import type { TablePlacement } from '../cluster/table-placement.ts';
import type { Store } from '../store/store.ts';
import type { TableServices } from './table.ts';
import type { TableLease, TableRecord } from './record/table-record.ts';
import { TABLE_ROOM, TableRoom, type TableRoomOptions } from './table-room.ts';
import { acquireTable } from './lifecycle/acquire-table.ts';

const STOPPING: RefusalCode = 'server-stopping';
const NOT_FOUND: RefusalCode = 'table-not-found';
const UNREACHABLE: RefusalCode = 'table-unreachable';

/**
 * Brings tables to life, each in one room at a time, however many ask at once, and of however many processes. (Colyseus
 * itself would let two rooms with one id come up.)
 */
export class OpenTables {
  readonly #store: Store;
  readonly #calendar: TableServices['calendar'];
  readonly #placement: Pick<TablePlacement, 'locateOrOpen'> | null;
  readonly #rooms = new Map<TableCode, Promise<unknown>>();
  readonly #closing = new Map<TableCode, Promise<unknown>>();
  #stopped = false;

  /** `placement` tells what other processes have; null where this one is alone. */
  constructor(services: Pick<TableServices, 'store' | 'calendar'>, placement: Pick<TablePlacement, 'locateOrOpen'> | null) {
    this.#store = services.store;
    this.#calendar = services.calendar;
    this.#placement = placement;
  }

  /**
   * Resolves when the table has its room, whose id is its code, in this process or in another. Rejects with why it cannot be
   * opened.
   */
  async open(code: TableCode): Promise<void> {
    if (this.#stopped) throw new ServerError(ErrorCode.APPLICATION_ERROR, STOPPING);
    await this.#closing.get(code);
    const room = this.#rooms.get(code) ?? this.#locateOrOpen(code);
    this.#rooms.set(code, room);
    try {
      await room;
    } catch (error) {
      this.#rooms.delete(code);
      throw error;
    }
  }

  /** The table that a link leads to now, if it is open here and has had no other link; null where only the store can tell. */
  find(link: TableCode): TableRecord | null {
    const record = roomOf(link)?.record;
    return record?.link === link ? record : null;
  }

  /** Closes a table that is open here, or is just being opened, as another process has taken it in this version. */
  async moveOut({ code, version }: TableLease): Promise<void> {
    await this.#rooms.get(code)?.catch(() => undefined);
    roomOf(code)?.moveOut(version);
  }

  /** Closes the room of that id, as another process has its place. */
  closeMoved(id: string): void {
    roomOf(id)?.moveOut();
  }

  /** The codes of the tables that are open here. */
  codes(): readonly TableCode[] {
    return [...this.#rooms.keys()];
  }

  /** What the tables that are open here are doing. */
  statuses(): readonly TableRecord['status'][] {
    return this.codes().flatMap((code) => roomOf(code)?.record?.status ?? []);
  }

  /** Opens no table any more. */
  stop(): void {
    this.#stopped = true;
  }

  /** Requests entry for somebody in a network, bringing the table to life if need be; resolves with what they get to hear. */
  async requestEntry(code: TableCode, guest: Guest, network: string | null): Promise<RefusalCode> {
    await this.open(code);
    return matchMaker.remoteRoomCall<TableRoom, 'knock'>(code, 'knock', [guest, network]);
  }

  /** Takes somebody's name out of a table that is open, here or in another process. */
  forget(code: TableCode, person: Guest['id']): Promise<void> {
    return matchMaker.remoteRoomCall<TableRoom, 'forget'>(code, 'forget', [person]);
  }

  /** Ends the connections of somebody, at all tables that are open here, that were opened with tokens that are revoked now. */
  dismissRevoked(person: Guest['id'], counter: number): void {
    for (const code of this.#rooms.keys()) roomOf(code)?.dismissRevoked(person, counter);
  }

  /** The seats whose decision is pending at a table that is open here; null if it is not. */
  async pendingSeats(code: TableCode): Promise<readonly Seat[] | null> {
    if (!this.#rooms.has(code)) return null;
    await this.#rooms.get(code);
    return matchMaker.remoteRoomCall<TableRoom, 'pendingSeats'>(code, 'pendingSeats', []);
  }

  async #locateOrOpen(code: TableCode): Promise<void> {
    if (this.#placement === null) return this.#create(code, null);
    let failed = false;
    const open = async (): Promise<TableLease> => {
      try {
        const held = await acquireTable(this.#store, code);
        if (held === null) throw new ServerError(ErrorCode.APPLICATION_ERROR, NOT_FOUND);
        await this.#create(code, held.version);
        return held;
      } catch (error) {
        failed = true;
        throw error;
      }
    };
    try {
      if ((await this.#placement.locateOrOpen(code, open)) === 'elsewhere') this.#rooms.delete(code);
    } catch (cause) {
      if (failed) throw cause;
      throw new ServerError(ErrorCode.APPLICATION_ERROR, UNREACHABLE, { cause });
    }
  }

  async #create(code: TableCode, version: number | null): Promise<void> {
    // From now on it is not cleared away.
    await this.#store.noteSeen([code], this.#calendar.date());
    const options: TableRoomOptions = {
      code,
      version,
      closing: (ended) => {
        if (!this.#rooms.delete(code)) return;
        this.#closing.set(code, ended.finally(() => this.#closing.delete(code)));
      },
    };
    const { processId } = await matchMaker.createRoom(TABLE_ROOM, options);
    // The one who opened it meanwhile has its place on the list: what was opened here is no more.
    if (processId !== matchMaker.processId) throw new ServerError(ErrorCode.APPLICATION_ERROR, UNREACHABLE);
  }
}

/** Whose connection of that session to the room of that id is open, or has dropped and may be taken up; null if there is none. */
export function ownerOf(room: string, session: string): Guest['id'] | null {
  return roomOf(room)?.ownerOf(session) ?? null;
}

/** The room of that id, if it is open here. */
function roomOf(id: string): TableRoom | null {
  const room = matchMaker.getLocalRoomById(id);
  return room instanceof TableRoom ? room : null;
}
