import type { Clock, Guest, GuestId, Pace, Replays, RequestPayload, TakingBackRule, Talk } from '@chinwag/protocol';
import { type AnyGame, parseOptions } from '@chinwag/rules';
import { type Changed, refusedToGather } from './change.ts';
import { withDoor } from './door.ts';
import { withGame } from './game-choice.ts';
import { newBot } from './seating.ts';
import { withHandsHidden } from './shown-hands.ts';
import { EMPTY_SEAT, isRemoved, lastOf, seatOf, type TableRecord, withSeat } from './table-record.ts';
import { withoutPerson } from './without-person.ts';

/** Host: the game and its options. `game` is null if there is none of the wanted name. */
export function configure(table: TableRecord, by: GuestId, game: AnyGame | null, options: object): Changed {
  const refused = refusedToGather(table, by);
  if (refused !== null) return refused;
  if (game === null) return 'game-unknown';
  const parsed = parseOptions(game.options, options);
  if (parsed === null) return 'options-invalid';
  return withGame(table, game, parsed);
}

/** Host: what those who watch may see, from the deal on that is on, and whether bots sit in for those who are away. */
export function setHouseRules(
  table: TableRecord,
  by: GuestId,
  { watching, standIn }: RequestPayload<'setHouseRules'>,
  deal: number,
): Changed {
  if (table.host.id !== by) return 'not-host';
  if (watching === table.watching) return { ...table, standIn };
  // What somebody agreed to was another way of watching.
  return { ...withHandsHidden(table), watching, watchingSince: deal, standIn };
}

/** Host: how long players have. */
export function setClock(table: TableRecord, by: GuestId, clock: Clock): Changed {
  return table.host.id === by ? { ...table, clock } : 'not-host';
}

/** Host: who may talk, and how much. */
export function setTalk(table: TableRecord, by: GuestId, talk: Talk): Changed {
  return table.host.id === by ? { ...table, talk } : 'not-host';
}

/** Host: who may look at the games of the table once they are over. */
export function setReplays(table: TableRecord, by: GuestId, replays: Replays): Changed {
  return table.host.id === by ? { ...table, replays } : 'not-host';
}

/** Host: how the table goes while nobody is asked. */
export function setPace(table: TableRecord, by: GuestId, pace: Pace): Changed {
  return table.host.id === by ? { ...table, pace } : 'not-host';
}

/** Host: whether moves may be taken back. */
export function setTakingBack(table: TableRecord, by: GuestId, takingBack: TakingBackRule): Changed {
  if (table.host.id !== by) return 'not-host';
  return takingBack === table.takingBack ? table : { ...table, takingBack, takeBack: null };
}

/** Host: somebody else is the host. `to` is null if they are not at the table. */
export function handOver(table: TableRecord, by: GuestId, to: Guest | null): Changed {
  if (table.host.id !== by) return 'not-host';
  return to === null || isRemoved(table, to.id) ? 'person-unknown' : { ...table, host: to, formerHost: null };
}

/**
 * Host: sends somebody away for good, and from then on lets people in one by one where the door stood open: another name
 * is not enough to come back. During a game a bot plays their seat to its end. `person` is null if they are not at the
 * table; `here` is everybody who is.
 */
export function removePerson(
  table: TableRecord,
  by: GuestId,
  person: Guest | null,
  here: readonly GuestId[],
): Changed {
  if (table.host.id !== by) return 'not-host';
  if (person === null || person.id === by) return 'person-unknown';
  const shut = table.door === 'open' ? withDoor(table, 'knock', here) : table;
  const removed = { ...withoutPerson(shut, person.id), removed: lastOf([...shut.removed, person.id]) };
  const seat = seatOf(table, person.id);
  if (seat === null || table.status === 'finished') return removed;
  return withSeat(removed, seat, table.status === 'playing' ? newBot(table) : EMPTY_SEAT);
}

/** The table after somebody took another name. */
export function renamed(table: TableRecord, { id, name }: Guest): TableRecord {
  const seats = table.seats.map((held) => (held.kind === 'person' && held.person === id ? { ...held, name } : held));
  const now = (guest: Guest): Guest => (guest.id === id ? { id, name } : guest);
  const formerHost = table.formerHost && now(table.formerHost);
  return { ...table, seats, host: now(table.host), formerHost, joining: table.joining.map(now) };
}

/**
 * The table after somebody went away on purpose. Before a game their seat is free again; during a game, and while its
 * result stands, it stays theirs.
 */
export function departed(table: TableRecord, person: GuestId): TableRecord {
  const seat = seatOf(table, person);
  if (table.status !== 'gathering') return seat === table.takeBack?.seat ? { ...table, takeBack: null } : table;
  return seat === null ? table : withSeat(table, seat, EMPTY_SEAT);
}
