import type { Guest, GuestId } from '@chinwag/protocol';
import { KnockState, SeatState, type TableState, WatcherState } from '@chinwag/protocol/table-state';
import type { Seat } from '@chinwag/rules';
import type { Person } from './people.ts';
import { showsHand } from './shown-hands.ts';
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
  /** Whether all see who watches and who knocks as it is; otherwise, while a rule asks for silence, as it was before. */
  readonly outside: 'as-it-is' | 'as-it-was';
}

/** Brings what all see of a table up to date with how it is. What is the same is not sent again. */
export function mirror(shown: TableState, table: TableRecord, { people, slow, knocks, outside }: AtTable): void {
  shown.code = table.code;
  shown.link = table.link;
  shown.game = table.game;
  shown.options = JSON.stringify(table.options);
  shown.status = table.status;
  shown.host = table.host.id;
  shown.formerHost = table.formerHost?.id ?? '';
  shown.door = table.door;
  shown.watching = table.watching;
  shown.standIn = table.standIn;
  shown.clock = table.clock;
  shown.talk = table.talk;
  shown.replays = table.replays;
  shown.pace = table.pace;
  shown.gameId = table.gameId;
  shown.games = table.games;
  shown.seatsWished = table.seatsWished;
  const names = namesAtTable(table, [...people, ...knocks]);
  mirrorSeats(shown, table.seats, { people, slow, names });
  if (outside === 'as-it-was') return;
  mirrorKnocks(shown, named(knocks, names));
  const joining = new Set(table.joining.map(({ id }) => id));
  const watchers = named(people.filter(({ id }) => seatOf(table, id) === null && !isRemoved(table, id)), names);
  mirrorWatchers(shown, watchers.map((person) => ({ ...person, joins: joining.has(person.id) })));
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

type AtSeats = Pick<AtTable, 'people' | 'slow'> & { readonly names: ReadonlyMap<string, string> };

function mirrorSeats(shown: TableState, seats: readonly SeatRecord[], { people, slow, names }: AtSeats): void {
  const here = new Set(people.filter(({ connected }) => connected).map(({ id }) => id));
  while (shown.seats.length > seats.length) shown.seats.pop();
  while (shown.seats.length < seats.length) shown.seats.push(new SeatState());
  seats.forEach((held, at) => {
    const waitedFor = slow.find(({ seat }) => seat === at);
    const waiting = { slow: waitedFor !== undefined, agreed: waitedFor?.agreed ?? 0 };
    shown.seats[at]?.assign({ ...seatAsShown(held, here, names), ...waiting });
  });
}

function seatAsShown(held: SeatRecord, here: ReadonlySet<GuestId>, names: ReadonlyMap<string, string>) {
  const nobody = { kind: held.kind, person: '', name: '', connected: false, standIn: '', showsHand: showsHand(held) };
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

function mirrorWatchers(shown: TableState, watchers: readonly (Person & { readonly joins: boolean })[]): void {
  while (shown.watchers.length > watchers.length) shown.watchers.pop();
  while (shown.watchers.length < watchers.length) shown.watchers.push(new WatcherState());
  watchers.forEach(({ id, name, connected, joins }, at) =>
    shown.watchers[at]?.assign({ person: id, name, connected, joins }),
  );
}

function mirrorKnocks(shown: TableState, knocks: readonly Guest[]): void {
  while (shown.knocks.length > knocks.length) shown.knocks.pop();
  while (shown.knocks.length < knocks.length) shown.knocks.push(new KnockState());
  knocks.forEach(({ id, name }, at) => shown.knocks[at]?.assign({ person: id, name }));
}
