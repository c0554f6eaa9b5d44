import { asGuest, type Guest, type GuestId } from '@chinwag/protocol';
import type { Changed } from '../record/change.ts';
import { newBot } from '../record/new-bot.ts';
import { type Circumstances, withSettings } from '../record/settings.ts';
import { EMPTY_SEAT, isRemoved, lastOf, renamedSeat, seatOf, type TableRecord, withSeat } from '../record/table-record.ts';
import { withoutPerson } from '../record/without-person.ts';

/** Host only: makes a different person the host. `to` is null if they are not at the table. Returns the new table, or a refusal. */
export function handOver(table: TableRecord, by: GuestId, to: Guest | null): Changed {
  if (table.host.id !== by) return 'not-host';
  return to === null || isRemoved(table, to.id) ? 'person-unknown' : { ...table, host: to, formerHost: null };
}

/**
 * Host only: removes a person for good. From then on, entry to an open table needs the host's consent, so that a new name is not
 * enough to come back. During a game, a bot plays their seat until the game ends. `person` is null if they are not at the table.
 * Returns the new table, or a refusal.
 */
export function removePerson(
  table: TableRecord,
  by: GuestId,
  person: Guest | null,
  now: Circumstances,
): Changed {
  if (table.host.id !== by) return 'not-host';
  if (person === null || person.id === by) return 'person-unknown';
  const shut = table.settings.door === 'open' ? withSettings(table, { door: 'knock' }, now) : table;
  const removed = { ...withoutPerson(shut, person.id), removed: lastOf([...shut.removed, person.id]) };
  const seat = seatOf(table, person.id);
  if (seat === null || table.status === 'finished') return removed;
  return withSeat(removed, seat, table.status === 'playing' ? newBot(table) : EMPTY_SEAT);
}

/** Returns the table with a person's new name or badge. */
export function renamed(table: TableRecord, person: Guest): TableRecord {
  const seats = table.seats.map((held) => (held.kind === 'person' && held.person === person.id ? renamedSeat(held, person) : held));
  const now = (guest: Guest): Guest => (guest.id === person.id ? asGuest(person) : guest);
  const formerHost = table.formerHost && now(table.formerHost);
  return { ...table, seats, host: now(table.host), formerHost, joining: table.joining.map(now) };
}

/**
 * Returns the table after a person left on purpose. Before a game, their seat becomes free. During a game, and while its result is
 * shown, the seat stays theirs.
 */
export function departed(table: TableRecord, person: GuestId): TableRecord {
  const seat = seatOf(table, person);
  if (table.status === 'playing') return withoutQuestionsOf(table, person);
  const unready = table.ready.includes(person) ? { ...table, ready: table.ready.filter((other) => other !== person) } : table;
  return seat === null || table.status === 'finished' ? unready : withSeat(unready, seat, EMPTY_SEAT);
}

/** Returns the table without a person's open request to take back and open proposal. */
function withoutQuestionsOf(table: TableRecord, person: GuestId): TableRecord {
  const { takeBack, proposal } = table;
  if (proposal?.by !== person && takeBack?.seat !== seatOf(table, person)) return table;
  return {
    ...table,
    takeBack: takeBack !== null && takeBack.seat === seatOf(table, person) ? null : takeBack,
    proposal: proposal?.by === person ? null : proposal,
  };
}
