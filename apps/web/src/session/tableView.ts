import type { GuestId } from '@chinwag/protocol';
import { type SeatState, tableSchema, type TableState } from '@chinwag/protocol/table';
import type { Seat } from '@chinwag/rules';

/** A seat as all may see it, and which it is. */
export type SeatView = SeatState & { readonly seat: Seat };

/** The table as all may see it, as plain data that a component can compare. */
export type TableView = Omit<TableState, 'seats'> & {
  /** By seat. */
  readonly seats: readonly SeatView[];
};

/** Reads what was sent of a table; null if it is none that this page knows. */
export function viewTable(sent: unknown): TableView | null {
  const read = tableSchema.safeParse(sent);
  return read.success ? { ...read.data, seats: read.data.seats.map((held, seat) => ({ ...held, seat })) } : null;
}

/** The seat of a person, or null for one who watches. */
export function seatOf(table: TableView, person: GuestId): SeatView | null {
  return table.seats.find((seat) => seat.person === person) ?? null;
}

/**
 * Whether somebody only looks on at a page of theirs: a spectator, a player for whom a bot plays, or one who plays on another page
 * (`elsewhere`).
 */
export function isLookingOn(table: TableView, person: GuestId, elsewhere: boolean): boolean {
  const seat = seatOf(table, person);
  return elsewhere || seat === null || seat.standIn !== null;
}

/** Whether a seat is of a person who plays themselves. */
export function playsThemselves({ kind, standIn }: SeatView): boolean {
  return kind === 'person' && standIn === null;
}

/** The name of somebody at the table; null for one who is not here and has no seat. */
export function personName(table: TableView, person: string): string | null {
  return [...table.seats, ...table.spectators].find((somebody) => somebody.person === person)?.name ?? null;
}

/** Whether somebody is at the table at this moment, in a seat or watching. */
export function isHere(table: TableView, person: GuestId): boolean {
  return [...table.seats, ...table.spectators].some((somebody) => somebody.person === person && somebody.connected);
}
