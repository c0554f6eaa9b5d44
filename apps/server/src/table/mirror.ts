import type { Guest, GuestId } from '@chinwag/protocol';
import { KnockState, SeatState, type TableState, WatcherState } from '@chinwag/protocol/table-state';
import type { Seat } from '@chinwag/rules';
import type { Person } from './people.ts';
import { type SeatRecord, seatOf, type TableRecord } from './table-record.ts';

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
}

/** Brings what all see of a table up to date with how it is. What is the same is not sent again. */
export function mirror(shown: TableState, table: TableRecord, { people, slow, knocks }: AtTable): void {
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
  shown.gameId = table.gameId;
  mirrorSeats(shown, table.seats, new Set(people.filter(({ connected }) => connected).map(({ id }) => id)), slow);
  mirrorKnocks(shown, knocks);
  mirrorWatchers(shown, people.filter(({ id }) => seatOf(table, id) === null));
}

function mirrorSeats(shown: TableState, seats: readonly SeatRecord[], here: ReadonlySet<GuestId>, slow: readonly SlowSeat[]): void {
  while (shown.seats.length > seats.length) shown.seats.pop();
  while (shown.seats.length < seats.length) shown.seats.push(new SeatState());
  seats.forEach((held, at) => {
    const waitedFor = slow.find(({ seat }) => seat === at);
    shown.seats[at]?.assign({ ...seatAsShown(held, here), slow: waitedFor !== undefined, agreed: waitedFor?.agreed ?? 0 });
  });
}

function seatAsShown(held: SeatRecord, here: ReadonlySet<GuestId>) {
  const nobody = { kind: held.kind, person: '', name: '', connected: false, standIn: '' };
  switch (held.kind) {
    case 'empty':
      return nobody;
    case 'bot':
      return { ...nobody, name: held.name };
    case 'person':
      return { kind: held.kind, person: held.person, name: held.name, standIn: held.standIn ?? '', connected: here.has(held.person) };
  }
}

function mirrorWatchers(shown: TableState, watchers: readonly Person[]): void {
  while (shown.watchers.length > watchers.length) shown.watchers.pop();
  while (shown.watchers.length < watchers.length) shown.watchers.push(new WatcherState());
  watchers.forEach(({ id, name, connected }, at) =>
    shown.watchers[at]?.assign({ person: id, name, connected }),
  );
}

function mirrorKnocks(shown: TableState, knocks: readonly Guest[]): void {
  while (shown.knocks.length > knocks.length) shown.knocks.pop();
  while (shown.knocks.length < knocks.length) shown.knocks.push(new KnockState());
  knocks.forEach(({ id, name }, at) => shown.knocks[at]?.assign({ person: id, name }));
}
