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

/** What it takes to reach the tables of other processes. */
export interface OtherProcesses {
  readonly placement: Pick<TablePlacement, 'locateOrOpen'>;
  readonly peers: Pick<PeerClient, 'requestEntry' | 'forget'>;
  /** Whether this process speaks for its own tables at this moment. */
  readonly holdsLease: () => boolean;
}

/**
 * Brings tables to life, each in one room at a time, however many ask at once, and of however many processes. (Colyseus
 * itself would let two rooms with one id come up.)
 */
export class OpenTables {
  readonly #store: Store;
  readonly #calendar: TableServices['calendar'];
  readonly #others: OtherProcesses | null;
  readonly #rooms = new Map<TableCode, Promise<TablePlace>>();
  readonly #closing = new Map<TableCode, Promise<unknown>>();
  #stopped = false;

  /** `others` tells what other processes have; null where this one is alone. */
  constructor(services: Pick<TableServices, 'store' | 'calendar'>, others: OtherProcesses | null) {
    this.#store = services.store;
    this.#calendar = services.calendar;
    this.#others = others;
  }

  /**
   * Resolves with where the table has its room, whose id is its code: in this process or in another. Rejects with why it cannot be
   * opened.
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

  /** The table that a link leads to now, if it is open here and has had no other link; null where only the store can tell. */
  find(link: TableCode): TableRecord | null {
    const record = roomOf(link)?.record;
    return record?.link === link ? record : null;
  }

  /** Whether people can come in at a table of this process here; what another process asks. */
  openness(code: TableCode): Openness {
    if (this.#closing.has(code)) return 'busy';
    const room = roomOf(code);
    if (room !== null) return room.isOpen ? 'open' : 'busy';
    return this.#rooms.has(code) && !this.#stopped ? 'busy' : 'not-open';
  }

  /** Closes all tables that are open here, or just being opened, but for those that are still this process's. */
  async keepOnly(own: ReadonlySet<TableCode>): Promise<void> {
    const others = [...this.#rooms].filter(([code]) => !own.has(code));
    await Promise.all(others.map(async ([code, room]) => {
      await room.catch(() => undefined);
      roomOf(code)?.moveOut();
    }));
  }

  /** The codes of the tables that are open here. */
  codes(): readonly TableCode[] {
    return [...this.#rooms.keys()];
  }

  /** What the tables that are open here are doing. */
  statuses(): readonly TableRecord['status'][] {
    return this.codes().flatMap((code) => roomOf(code)?.record?.status ?? []);
  }

  /** Whether a table is open here. */
  isOpen(code: TableCode): boolean {
    return roomOf(code) !== null;
  }

  /** Closes a table if it is open here; resolves when all that was started is written, as far as it can be. */
  async close(code: TableCode): Promise<void> {
    await this.#rooms.get(code)?.catch(() => undefined);
    roomOf(code)?.moveOut();
    await this.#closing.get(code);
  }

  /** Takes what was said at a time out of a table, if it is open here; resolves when it will not be written any more. */
  async eraseMessage(code: TableCode, at: number): Promise<void> {
    await roomOf(code)?.eraseMessage(at);
  }

  /** Opens no table any more. */
  stop(): void {
    this.#stopped = true;
  }

  /** Requests entry for somebody in a network, bringing the table to life if need be; resolves with what they get to hear. */
  async requestEntry(code: TableCode, guest: Guest, network: string | null): Promise<RefusalCode> {
    const home = await this.open(code);
    if (home === 'here') return this.requestEntryHere(code, guest, network);
    return this.#peers.requestEntry(home, code, guest, network);
  }

  /** The same at a table that is open here. */
  requestEntryHere(code: TableCode, guest: Guest, network: string | null): RefusalCode {
    return openRoom(code).requestEntry(guest, network);
  }

  /** Takes somebody's name out of a table that can be opened, here or in another process. */
  async forget(code: TableCode, person: Guest['id']): Promise<void> {
    const home = await this.open(code);
    if (home === 'here') await this.forgetHere(code, person);
    else await this.#peers.forget(home, code, person);
  }

  /** The same at a table that is open here. */
  forgetHere(code: TableCode, person: Guest['id']): Promise<void> {
    return openRoom(code).forget(person);
  }

  /** Ends the connections of somebody, at all tables that are open here, that were opened with tokens that are revoked now. */
  dismissRevoked(person: Guest['id'], counter: number): void {
    for (const code of this.#rooms.keys()) roomOf(code)?.dismissRevoked(person, counter);
  }

  /** The seats whose decision is pending at a table that is open here; null if it is not. */
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
      // From now on it is not cleared away.
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

  /** Opens a table that the database names this process for, while it does. */
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

/** Whose connection of that session to the room of that id is open, or has dropped and may be taken up; null if there is none. */
export function ownerOf(room: string, session: string): Guest['id'] | null {
  return roomOf(room)?.ownerOf(session) ?? null;
}

/** The room of that id, if it is open here. */
function roomOf(id: string): TableRoom | null {
  const room = matchMaker.getLocalRoomById(id);
  return room instanceof TableRoom ? room : null;
}

/** The room of a table that is open here. Throws for one that is not. */
function openRoom(code: TableCode): TableRoom {
  const room = roomOf(code);
  if (room === null) throw new ServerError(ErrorCode.APPLICATION_ERROR, UNREACHABLE);
  return room;
}
