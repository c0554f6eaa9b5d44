import type { Guest, RefusalCode } from '@chinwag/protocol';
import type { Limits } from '../../config.ts';
import { guestOf } from '../connections/connection.ts';
import { refusedEntry } from '../record/door.ts';
import type { EntryRequests } from './entry-requests.ts';
import type { Connections } from '../connections/connections.ts';
import type { People } from '../connections/people.ts';
import type { Table } from '../table.ts';
import { seatOf } from '../record/table-record.ts';

/** The dependencies of the entry to a table. */
export interface EntryParts {
  readonly table: Pick<Table, 'record'>;
  readonly connections: Connections;
  readonly people: People;
  readonly entryRequests: EntryRequests;
  readonly limits: Pick<Limits, 'spectators'>;
}

/** The refusals of a guest who may request entry. */
const SHUT: readonly (RefusalCode | null)[] = ['door-knock', 'door-closed'];

/** Access control for a table: who may enter, who may stay, and who waits for the host's decision. */
export class Entry {
  readonly #parts: EntryParts;

  constructor(parts: EntryParts) {
    this.#parts = parts;
  }

  /** Returns the reason why a connected guest may not enter, or null if they may. */
  refused(guest: Guest): RefusalCode | null {
    return refusedEntry(this.#parts.table.record, guest.id) ?? (this.#isOneTooMany(guest) ? 'too-many-watchers' : null);
  }

  /** Returns the reason why a guest may no longer stay, or null if they may. */
  refusedToStay({ id }: Guest): RefusalCode | null {
    const refused = refusedEntry(this.#parts.table.record, id);
    return refused === 'table-full' ? null : refused;
  }

  /** Closes the connections of everybody who may no longer stay. */
  sendAway(): void {
    const { connections } = this.#parts;
    for (const connection of connections.open()) {
      const refused = this.refusedToStay(guestOf(connection));
      if (refused !== null) connections.dismiss(connection, refused);
    }
  }

  /** Removes from the queue the guests who may enter now. */
  admit(): void {
    const { table: { record }, entryRequests } = this.#parts;
    entryRequests.admit(({ id }) => !SHUT.includes(refusedEntry(record, id)));
  }

  /**
   * Requests entry for a guest of a network who has the link. Returns the answer, always a refusal for now. If nobody is present,
   * nobody sees the request.
   */
  requestEntry(guest: Guest, network: string | null): RefusalCode {
    const { connections, entryRequests } = this.#parts;
    return connections.isEmpty ? 'door-knock' : entryRequests.add(guest, network);
  }

  #isOneTooMany(guest: Guest): boolean {
    const { table: { record }, people, limits } = this.#parts;
    const isSpectator = ({ id }: Guest): boolean => seatOf(record, id) === null && id !== record.host.id;
    const maySit = record.status === 'gathering' && record.seats.some(({ kind }) => kind !== 'person');
    return isSpectator(guest) && !maySit && people.all().filter(isSpectator).length > limits.spectators;
  }
}
