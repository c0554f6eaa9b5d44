import type { GuestId } from '@chinwag/protocol';
import { SeatState, type TableState, WatcherState } from '@chinwag/protocol/table-state';
import type { Person } from './people.ts';
import { type SeatRecord, seatOf, type TableRecord } from './table-record.ts';

/** Brings what all see of a table up to date with the record and the people. What is the same is not sent again. */
export function mirror(shown: TableState, table: TableRecord, people: readonly Person[]): void {
  shown.code = table.code;
  shown.game = table.game;
  shown.options = JSON.stringify(table.options);
  shown.status = table.status;
  shown.host = table.host.id;
  shown.watching = table.watching;
  shown.standIn = table.standIn;
  shown.gameId = table.gameId;
  mirrorSeats(shown, table.seats, new Set(people.filter(({ connected }) => connected).map(({ id }) => id)));
  mirrorWatchers(shown, people.filter(({ id }) => seatOf(table, id) === null));
}

function mirrorSeats(shown: TableState, seats: readonly SeatRecord[], here: ReadonlySet<GuestId>): void {
  while (shown.seats.length > seats.length) shown.seats.pop();
  while (shown.seats.length < seats.length) shown.seats.push(new SeatState());
  seats.forEach((held, at) => shown.seats[at]?.assign(seatAsShown(held, here)));
}

function seatAsShown(held: SeatRecord, here: ReadonlySet<GuestId>) {
  const nobody = { kind: held.kind, person: '', name: '', connected: false, standIn: false };
  switch (held.kind) {
    case 'empty':
      return nobody;
    case 'bot':
      return { ...nobody, name: held.name };
    case 'person':
      return { ...held, connected: here.has(held.person) };
  }
}

function mirrorWatchers(shown: TableState, watchers: readonly Person[]): void {
  while (shown.watchers.length > watchers.length) shown.watchers.pop();
  while (shown.watchers.length < watchers.length) shown.watchers.push(new WatcherState());
  watchers.forEach(({ id, name, connected }, at) =>
    shown.watchers[at]?.assign({ person: id, name, connected }),
  );
}
