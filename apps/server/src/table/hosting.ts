import type { Guest, GuestId, RefusalCode, RequestPayload } from '@chinwag/protocol';
import { type AnyGame, parseOptions } from '@chinwag/rules';
import { type Changed, refusedToGather } from './change.ts';
import { newBot, withSeatCount } from './seating.ts';
import { EMPTY_SEAT, seatOf, type TableRecord, withSeat } from './table-record.ts';

/** Host: the game and its options. `game` is null if there is none of the wanted name. */
export function configure(table: TableRecord, by: GuestId, game: AnyGame | null, options: object): Changed {
  const refused = refusedToGather(table, by);
  if (refused !== null) return refused;
  if (game === null) return 'game-unknown';
  const parsed = parseOptions(game.options, options);
  if (parsed === null) return 'options-invalid';
  const count = Math.min(game.seats.max, Math.max(game.seats.min, table.seats.length));
  return { ...withSeatCount(table, count), game: game.id, options: parsed };
}

/** Host: who may watch, and whether bots sit in for those who are away. */
export function setHouseRules(
  table: TableRecord,
  by: GuestId,
  { watching, standIn }: RequestPayload<'setHouseRules'>,
): Changed {
  return table.host.id === by ? { ...table, watching, standIn } : 'not-host';
}

/** Host: somebody else is the host. `to` is null if they are not at the table. */
export function handOver(table: TableRecord, by: GuestId, to: Guest | null): Changed {
  if (table.host.id !== by) return 'not-host';
  return to === null ? 'person-unknown' : { ...table, host: to };
}

/**
 * Host: sends somebody away for good. During a game a bot plays their seat to its end. `person` is null if they are
 * not at the table.
 */
export function removePerson(table: TableRecord, by: GuestId, person: Guest | null): Changed {
  if (table.host.id !== by) return 'not-host';
  if (person === null || person.id === by) return 'person-unknown';
  const removed = { ...table, removed: [...table.removed, person.id] };
  const seat = seatOf(table, person.id);
  if (seat === null || table.status === 'finished') return removed;
  return withSeat(removed, seat, table.status === 'playing' ? newBot(table) : EMPTY_SEAT);
}

/** The table after somebody took another name. */
export function renamed(table: TableRecord, { id, name }: Guest): TableRecord {
  const seats = table.seats.map((held) => (held.kind === 'person' && held.person === id ? { ...held, name } : held));
  return { ...table, seats, host: table.host.id === id ? { id, name } : table.host };
}

/**
 * The table after somebody went away on purpose. Before a game their seat is free again, and a host who goes is
 * followed by one of those who stay seated. During a game, and while its result stands, the seat stays theirs.
 */
export function departed(table: TableRecord, person: GuestId, isHere: (person: GuestId) => boolean): TableRecord {
  if (table.status !== 'gathering') return table;
  const seat = seatOf(table, person);
  const left = seat === null ? table : withSeat(table, seat, EMPTY_SEAT);
  if (left.host.id !== person) return left;
  const heir = left.seats.find((held) => held.kind === 'person' && isHere(held.person));
  return heir?.kind === 'person' ? { ...left, host: { id: heir.person, name: heir.name } } : left;
}

/** Why somebody may not be at the table, as a player or a watcher; null if they may. */
export function refusedEntry(table: TableRecord, person: GuestId): RefusalCode | null {
  if (table.removed.includes(person)) return 'removed-from-table';
  if (seatOf(table, person) !== null || table.host.id === person || table.watching === 'open') return null;
  if (table.status !== 'gathering') return 'watching-closed';
  return table.seats.some((held) => held.kind === 'empty') ? null : 'table-full';
}
