import type { Guest, GuestId } from '@chinwag/protocol';
import { NOBODYS_SEAT, type KnockState, type SeatState, type TableState, type WatcherState } from '@chinwag/protocol/table-state';
import type { Seat } from '@chinwag/rules';
import type { Person } from './people.ts';
import { showsHand } from './shown-hands.ts';
import type { ShownTakeBacks } from './taking-back.ts';
import { isRemoved, type SeatRecord, seatOf, type TableRecord } from './table-record.ts';
import { toldApart } from './told-apart.ts';

/** Somebody who keeps the others waiting, and how many of them would let a bot play on. */
export interface SlowSeat {
  readonly seat: Seat;
  readonly agreed: number;
}

/** What is so at a table at this moment, beside what is kept of it. */
export interface AtTable {
  readonly people: readonly Person[];
  readonly slow: readonly SlowSeat[];
  readonly knocks: readonly Guest[];
  readonly takeBacks: ShownTakeBacks;
  /** Whether all see who watches and who knocks as it is; otherwise, while a rule asks for silence, as it was before. */
  readonly outside: 'as-it-is' | 'as-it-was';
}

/** What all see of a table, as it is; `before` is what they have seen until now, null if nothing. */
export function mirror(
  before: TableState | null,
  table: TableRecord,
  { people, slow, knocks, takeBacks, outside }: AtTable,
): TableState {
  const names = namesAtTable(table, [...people, ...knocks]);
  return {
    code: table.code,
    link: table.link,
    game: table.game,
    options: JSON.stringify(table.options),
    status: table.status,
    host: table.host.id,
    formerHost: table.formerHost?.id ?? '',
    door: table.door,
    watching: table.watching,
    standIn: table.standIn,
    clock: table.clock,
    talk: table.talk,
    replays: table.replays,
    pace: table.pace,
    takingBack: table.takingBack,
    takeBackFrom: takeBacks.from,
    gameId: table.gameId,
    games: table.games,
    seatsWished: table.seatsWished,
    seats: seatsAsShown(table.seats, { people, slow, takeBacks, names }),
    ...(outside === 'as-it-is'
      ? { watchers: watchersAsShown(table, people, names), knocks: knocksAsShown(knocks, names) }
      : { watchers: before?.watchers ?? [], knocks: before?.knocks ?? [] }),
  };
}

/** What all see of a table, where nothing but taking back is otherwise than before. */
export function mirrorOfTakeBacks(before: TableState, { from, seats }: ShownTakeBacks): TableState {
  const seen = before.seats.map((seat, at) => (seat.takeBack === seats[at] ? seat : { ...seat, takeBack: seats[at] ?? '' }));
  return { ...before, takeBackFrom: from, seats: seen };
}

/**
 * By what name everybody at a table is shown, by their id, and bots by their own names. Of two whose names are alike the
 * one who sat down first keeps it.
 */
export function namesAtTable({ seats }: TableRecord, people: readonly Guest[]): ReadonlyMap<string, string> {
  const seated = seats.flatMap((held) => (held.kind === 'person' ? held : [])).toSorted((a, b) => a.since - b.since);
  const bots = seats.flatMap((held) => (held.kind === 'bot' ? held : []));
  const known = new Map<string, string>(seated.map(({ person, name }) => [person, name]));
  for (const { name } of bots) known.set(name, name);
  for (const { id, name } of people) if (!known.has(id)) known.set(id, name);
  const shown = toldApart([...known.values()]);
  return new Map([...known.keys()].map((who, at) => [who, shown[at] ?? '']));
}

function named<Somebody extends Guest>(people: readonly Somebody[], names: ReadonlyMap<string, string>): readonly Somebody[] {
  return people.map((somebody) => ({ ...somebody, name: names.get(somebody.id) ?? somebody.name }));
}

type AtSeats = Pick<AtTable, 'people' | 'slow' | 'takeBacks'> & { readonly names: ReadonlyMap<string, string> };

function seatsAsShown(seats: readonly SeatRecord[], { people, slow, takeBacks, names }: AtSeats): readonly SeatState[] {
  const here = new Set(people.filter(({ connected }) => connected).map(({ id }) => id));
  return seats.map((held, at) => {
    const waitedFor = slow.find(({ seat }) => seat === at);
    const waiting = { slow: waitedFor !== undefined, agreed: waitedFor?.agreed ?? 0, takeBack: takeBacks.seats[at] ?? '' };
    return { ...seatAsShown(held, here, names), ...waiting };
  });
}

function seatAsShown(held: SeatRecord, here: ReadonlySet<GuestId>, names: ReadonlyMap<string, string>): SeatState {
  const nobody = { ...NOBODYS_SEAT, kind: held.kind, showsHand: showsHand(held) };
  switch (held.kind) {
    case 'empty':
      return nobody;
    case 'bot':
      return { ...nobody, name: names.get(held.name) ?? held.name };
    case 'person': {
      const { kind, person, standIn } = held;
      const name = names.get(person) ?? held.name;
      return { ...nobody, kind, person, name, standIn: standIn ?? '', connected: here.has(person) };
    }
  }
}

function watchersAsShown(
  table: TableRecord,
  people: readonly Person[],
  names: ReadonlyMap<string, string>,
): readonly WatcherState[] {
  const joining = new Set(table.joining.map(({ id }) => id));
  const watchers = people.filter(({ id }) => seatOf(table, id) === null && !isRemoved(table, id));
  return named(watchers, names).map(({ id, name, connected }) => ({ person: id, name, connected, joins: joining.has(id) }));
}

function knocksAsShown(knocks: readonly Guest[], names: ReadonlyMap<string, string>): readonly KnockState[] {
  return named(knocks, names).map(({ id, name }) => ({ person: id, name }));
}
