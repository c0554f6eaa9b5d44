import type { Guest, RefusalCode } from '@chinwag/protocol';
import type { Limits } from '../../config.ts';
import { guestOf } from '../connections/connection.ts';
import { refusedEntry } from '../record/door.ts';
import type { EntryRequests } from './entry-requests.ts';
import type { Connections } from '../connections/connections.ts';
import type { People } from '../connections/people.ts';
import type { Table } from '../table.ts';
import { seatOf } from '../record/table-record.ts';

/** What the entry to a table is made of. */
export interface EntryParts {
  readonly table: Pick<Table, 'record'>;
  readonly connections: Connections;
  readonly people: People;
  readonly entryRequests: EntryRequests;
  readonly limits: Pick<Limits, 'spectators'>;
}

/** Why somebody has to wait outside. */
const SHUT: readonly (RefusalCode | null)[] = ['door-knock', 'door-closed'];

/** Who may come in at a table, who may stay, and who waits at its door. */
export class Entry {
  readonly #parts: EntryParts;

  constructor(parts: EntryParts) {
    this.#parts = parts;
  }

  /** Why somebody who has a connection by now may not come in; null if they may. */
  refused(guest: Guest): RefusalCode | null {
    return refusedEntry(this.#parts.table.record, guest.id) ?? (this.#isOneTooMany(guest) ? 'too-many-watchers' : null);
  }

  /** Why somebody may not be here any longer; null if they may. */
  refusedToStay({ id }: Guest): RefusalCode | null {
    const refused = refusedEntry(this.#parts.table.record, id);
    return refused === 'table-full' ? null : refused;
  }

  /** Ends the connections of those who may not be here any longer. */
  sendAway(): void {
    const { connections } = this.#parts;
    for (const connection of connections.open()) {
      const refused = this.refusedToStay(guestOf(connection));
      if (refused !== null) connections.dismiss(connection, refused);
    }
  }

  /** Those who waited for the door to open may come in where it is open: they do not wait any more. */
  admit(): void {
    const { table: { record }, entryRequests } = this.#parts;
    entryRequests.admit(({ id }) => !SHUT.includes(refusedEntry(record, id)));
  }

  /** Somebody in a network, with the link, requests entry; returns their refusal. Where nobody is, nobody hears it. */
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
