import type { GuestId } from '@chinwag/protocol';
import { type SeatState, tableSchema, type TableState } from '@chinwag/protocol/table';
import type { Seat } from '@chinwag/rules';

/** A seat as everyone sees it, with its number. */
export type SeatView = SeatState & { readonly seat: Seat };

/** The table as everyone sees it, as plain data that a component can compare. */
export type TableView = Omit<TableState, 'seats'> & {
  /** The seats, in order. */
  readonly seats: readonly SeatView[];
};

/** Parses a table's state. Returns null if the state does not match this client's schema. */
export function viewTable(sent: unknown): TableView | null {
  const read = tableSchema.safeParse(sent);
  return read.success ? { ...read.data, seats: read.data.seats.map((held, seat) => ({ ...held, seat })) } : null;
}

/** Returns the seat of a person, or null for a spectator. */
export function seatOf(table: TableView, person: GuestId): SeatView | null {
  return table.seats.find((seat) => seat.person === person) ?? null;
}

/**
 * Returns whether a person only watches: a spectator, a player for whom a bot plays, or a player who plays on another page
 * (`elsewhere`).
 */
export function isLookingOn(table: TableView, person: GuestId, elsewhere: boolean): boolean {
  const seat = seatOf(table, person);
  return elsewhere || seat === null || seat.standIn !== null;
}

/** Returns whether a seat belongs to a person for whom no bot plays. */
export function playsThemselves({ kind, standIn }: SeatView): boolean {
  return kind === 'person' && standIn === null;
}

/** Returns the name of a person at the table, or null if they are neither present nor have a seat. */
export function personName(table: TableView, person: string): string | null {
  return [...table.seats, ...table.spectators].find((somebody) => somebody.person === person)?.name ?? null;
}

/** Returns whether a person is at the table now, in a seat or as a spectator. */
export function isHere(table: TableView, person: GuestId): boolean {
  return [...table.seats, ...table.spectators].some((somebody) => somebody.person === person && somebody.connected);
}
