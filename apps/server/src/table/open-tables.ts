import type { Guest, RefusalCode, TableCode } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import type { PeerClient } from '../cluster/peer-client.ts';
import type { Openness } from '../cluster/peer-requests.ts';
import type { TablePlace, TablePlacement } from '../cluster/table-placement.ts';
import type { Store } from '../store/store.ts';
import type { TableServices } from './table.ts';
import type { TableRecord } from './record/table-record.ts';
import { TABLE_ROOM, TableRoom, type TableRoomOptions } from './table-room.ts';

const STOPPING: RefusalCode = 'server-stopping';
const NOT_FOUND: RefusalCode = 'table-not-found';
const UNREACHABLE: RefusalCode = 'table-unreachable';

/** The dependencies for reaching tables of other processes. */
export interface OtherProcesses {
  readonly placement: Pick<TablePlacement, 'locateOrOpen'>;
  readonly peers: Pick<PeerClient, 'requestEntry' | 'forget'>;
  /** Returns whether this process holds its lease now, and so may act for its tables. */
  readonly holdsLease: () => boolean;
}

/**
 * The open tables of this process. Each table is open in one room at a time, across all processes, no matter how many requests are
 * concurrent. Colyseus itself would allow two rooms with one id.
 */
export class OpenTables {
  readonly #store: Store;
  readonly #calendar: TableServices['calendar'];
  readonly #others: OtherProcesses | null;
  readonly #rooms = new Map<TableCode, Promise<TablePlace>>();
  readonly #closing = new Map<TableCode, Promise<unknown>>();
  #stopped = false;

  /** `others` locates tables of other processes, or is null if this process is alone. */
  constructor(services: Pick<TableServices, 'store' | 'calendar'>, others: OtherProcesses | null) {
    this.#store = services.store;
    this.#calendar = services.calendar;
    this.#others = others;
  }

  /**
   * Opens a table, and resolves with its place: a room in this process or in another one. The room's id is the table's code.
   * Rejects if the table cannot be opened.
   */
  async open(code: TableCode): Promise<TablePlace> {
    if (this.#stopped) throw new ServerError(ErrorCode.APPLICATION_ERROR, STOPPING);
    if (this.#others?.holdsLease() === false) throw new ServerError(ErrorCode.APPLICATION_ERROR, UNREACHABLE);
    await this.#closing.get(code);
    const room = this.#rooms.get(code) ?? this.#locateOrOpen(code);
    this.#rooms.set(code, room);
    try {
      return await room;
    } catch (error) {
      this.#rooms.delete(code);
      throw error;
    }
  }

  /**
   * Returns the table of a current link, if the table is open here and its link has never changed. Returns null if only the store
   * can tell.
   */
  find(link: TableCode): TableRecord | null {
    const record = roomOf(link)?.record;
    return record?.link === link ? record : null;
  }

  /** Returns whether people can join a table of this process, in answer to another process. */
  openness(code: TableCode): Openness {
    if (this.#closing.has(code)) return 'busy';
    const room = roomOf(code);
    if (room !== null) return room.isOpen ? 'open' : 'busy';
    return this.#rooms.has(code) && !this.#stopped ? 'busy' : 'not-open';
  }

  /**
   * Closes all tables that are open or opening here, except those that this process still owns. Resolves once these tables are
   * closing.
   */
  async keepOnly(own: ReadonlySet<TableCode>): Promise<void> {
    const others = [...this.#rooms].filter(([code]) => !own.has(code));
    await Promise.all(others.map(async ([code, room]) => {
      await room.catch(() => undefined);
      roomOf(code)?.moveOut();
    }));
  }

  /** Returns the codes of the tables open here. */
  codes(): readonly TableCode[] {
    return [...this.#rooms.keys()];
  }

  /** Returns the status of each table open here. */
  statuses(): readonly TableRecord['status'][] {
    return this.codes().flatMap((code) => roomOf(code)?.record?.status ?? []);
  }

  /** Returns whether a table is open here. */
  isOpen(code: TableCode): boolean {
    return roomOf(code) !== null;
  }

  /** Closes a table if it is open here. Resolves when all pending work that can be written is written. */
  async close(code: TableCode): Promise<void> {
    await this.#rooms.get(code)?.catch(() => undefined);
    roomOf(code)?.moveOut();
    await this.#closing.get(code);
  }

  /**
   * If a table is open here, erases one of its messages, given by its date. Resolves when the message can no longer be written to
   * the store.
   */
  async eraseMessage(code: TableCode, at: number): Promise<void> {
    await roomOf(code)?.eraseMessage(at);
  }

  /** Stops opening tables. */
  stop(): void {
    this.#stopped = true;
  }

  /**
   * Requests entry for a guest of a network, and opens the table if necessary. Resolves with the answer for the guest. Rejects if
   * the table cannot be opened.
   */
  async requestEntry(code: TableCode, guest: Guest, network: string | null): Promise<RefusalCode> {
    const home = await this.open(code);
    if (home === 'here') return this.requestEntryHere(code, guest, network);
    return this.#peers.requestEntry(home, code, guest, network);
  }

  /** Requests entry at a table that is open here, and returns the answer. Throws if the table is not open here. */
  requestEntryHere(code: TableCode, guest: Guest, network: string | null): RefusalCode {
    return openRoom(code).requestEntry(guest, network);
  }

  /**
   * Erases a person from a table, which is opened if necessary, here or in another process. Rejects if the table cannot be opened,
   * or if the erasure fails.
   */
  async forget(code: TableCode, person: Guest['id']): Promise<void> {
    const home = await this.open(code);
    if (home === 'here') await this.forgetHere(code, person);
    else await this.#peers.forget(home, code, person);
  }

  /** Erases a person from a table that is open here. Throws if the table is not open, and rejects if the erasure fails. */
  forgetHere(code: TableCode, person: Guest['id']): Promise<void> {
    return openRoom(code).forget(person);
  }

  /** Closes a person's connections that were opened with revoked tokens, at all tables open here. */
  dismissRevoked(person: Guest['id'], counter: number): void {
    for (const code of this.#rooms.keys()) roomOf(code)?.dismissRevoked(person, counter);
  }

  /** Resolves with the seats with a pending decision at a table open here, or with null if the table is not open. */
  async pendingSeats(code: TableCode): Promise<readonly Seat[] | null> {
    if ((await this.#rooms.get(code)) !== 'here') return null;
    return roomOf(code)?.pendingSeats() ?? null;
  }

  get #peers(): OtherProcesses['peers'] {
    if (this.#others === null) throw new Error('this process is alone');
    return this.#others.peers;
  }

  async #locateOrOpen(code: TableCode): Promise<TablePlace> {
    if (this.#others === null) {
      // From now on, pruning skips the table.
      await this.#store.noteSeen([code], this.#calendar.date());
      return this.#create(code, null);
    }
    let failed = false;
    try {
      const home = await this.#others.placement.locateOrOpen(code, async (isHeld) => {
        try {
          await this.#openTaken(code, isHeld);
        } catch (error) {
          failed = true;
          throw error;
        }
      });
      if (home !== 'here') this.#rooms.delete(code);
      return home;
    } catch (cause) {
      if (failed) throw cause;
      throw new ServerError(ErrorCode.APPLICATION_ERROR, UNREACHABLE, { cause });
    }
  }

  /** Opens a table for as long as this process owns it in the database. */
  async #openTaken(code: TableCode, isHeld: () => boolean): Promise<void> {
    const taken = await this.#store.acquireTable(code, this.#calendar.date());
    if (taken === null) throw new ServerError(ErrorCode.APPLICATION_ERROR, NOT_FOUND);
    if (!isHeld()) throw new ServerError(ErrorCode.APPLICATION_ERROR, UNREACHABLE);
    await this.#create(code, taken.version);
  }

  async #create(code: TableCode, version: number | null): Promise<'here'> {
    const options: TableRoomOptions = {
      code,
      version,
      closing: (ended) => {
        if (!this.#rooms.delete(code)) return;
        this.#closing.set(code, ended.finally(() => this.#closing.delete(code)));
      },
    };
    await matchMaker.createRoom(TABLE_ROOM, options);
    return 'here';
  }
}

/**
 * Returns the guest whose connection, of this session to this room, is open or has dropped and may be resumed. Returns null if
 * there is none.
 */
export function ownerOf(room: string, session: string): Guest['id'] | null {
  return roomOf(room)?.ownerOf(session) ?? null;
}

/** Returns the room of an id, or null if it is not open here. */
function roomOf(id: string): TableRoom | null {
  const room = matchMaker.getLocalRoomById(id);
  return room instanceof TableRoom ? room : null;
}

/** Returns the room of a table that is open here. Throws if the table is not open. */
function openRoom(code: TableCode): TableRoom {
  const room = roomOf(code);
  if (room === null) throw new ServerError(ErrorCode.APPLICATION_ERROR, UNREACHABLE);
  return room;
}
