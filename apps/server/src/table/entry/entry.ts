import type { Guest, RefusalCode } from '@chinwag/protocol';
import type { Limits } from '../../config.ts';
import { guestOf } from '../connections/connection.ts';
import { refusedEntry } from './door.ts';
import type { Knocks } from './entry-requests.ts';
import type { Lines } from '../connections/connections.ts';
import type { People } from '../connections/people.ts';
import type { Table } from '../table.ts';
import { seatOf } from '../record/table-record.ts';

/** What the entry to a table is made of. */
export interface EntryParts {
  readonly table: Pick<Table, 'record'>;
  readonly lines: Lines;
  readonly people: People;
  readonly knocks: Knocks;
  readonly limits: Pick<Limits, 'watchers'>;
}

/** Why somebody has to wait outside. */
const SHUT: readonly (RefusalCode | null)[] = ['door-knock', 'door-closed'];

/** Who may come in at a table, who may stay, and who waits at its door. */
export class Entry {
  readonly #parts: EntryParts;

  constructor(parts: EntryParts) {
    this.#parts = parts;
  }

  /** Why somebody who has a line by now may not come in; null if they may. */
  refused(guest: Guest): RefusalCode | null {
    return refusedEntry(this.#parts.table.record, guest.id) ?? (this.#isOneTooMany(guest) ? 'too-many-watchers' : null);
  }

  /** Why somebody may not be here any longer; null if they may. */
  refusedToStay({ id }: Guest): RefusalCode | null {
    const refused = refusedEntry(this.#parts.table.record, id);
    return refused === 'table-full' ? null : refused;
  }

  /** Ends the lines of those who may not be here any longer. */
  sendAway(): void {
    const { lines } = this.#parts;
    for (const line of lines.open()) {
      const refused = this.refusedToStay(guestOf(line));
      if (refused !== null) lines.dismiss(line, refused);
    }
  }

  /** Those who waited for the door to open may come in where it is open: they do not wait any more. */
  admit(): void {
    const { table: { record }, knocks } = this.#parts;
    knocks.admit(({ id }) => !SHUT.includes(refusedEntry(record, id)));
  }

  /** Somebody with the link knocks, as the door wants it; answers what they are told. Where nobody is, nobody hears it. */
  knock(guest: Guest): RefusalCode {
    const { lines, knocks } = this.#parts;
    return lines.isEmpty ? 'door-knock' : knocks.knock(guest);
  }

  #isOneTooMany(guest: Guest): boolean {
    const { table: { record }, people, limits } = this.#parts;
    const isWatcher = ({ id }: Guest): boolean => seatOf(record, id) === null && id !== record.host.id;
    const maySit = record.status === 'gathering' && record.seats.some(({ kind }) => kind !== 'person');
    return isWatcher(guest) && !maySit && people.all().filter(isWatcher).length > limits.watchers;
  }
}
