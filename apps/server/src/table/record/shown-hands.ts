import { type GuestId, handsShown } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Changed } from './change.ts';
import { type SeatRecord, seatOf, type TableRecord, withSeat } from './table-record.ts';

/** A player lets those who watch see their hand, if the host has opened hands: for this game, or until they say otherwise. */
export function showHand(table: TableRecord, person: GuestId): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  const seat = seatOf(table, person);
  if (seat === null) return 'not-seated';
  if (table.settings.watching !== 'one-seat' && table.settings.watching !== 'all-hands') return 'hands-stay-closed';
  const shown = seatShown(table);
  return shown === null || shown === seat ? withHand(table, seat, true) : 'hand-shown-already';
}

/** A player lets nobody see their hand any more. */
export function hideHand(table: TableRecord, person: GuestId): Changed {
  const seat = seatOf(table, person);
  return seat === null ? 'not-seated' : withHand(table, seat, false);
}

/** The table with nobody's hand open: the one who would have theirs seen has to say so again. */
export function withHandsHidden(table: TableRecord): TableRecord {
  return { ...table, seats: table.seats.map((held) => handOf(held, false)) };
}

/** Whose hands are open to those who watch this table. */
export function handsShownAt({ settings, seats }: TableRecord) {
  return handsShown({ settings, seats: seats.map((held) => ({ kind: held.kind, showsHand: showsHand(held) })) });
}

/** Whether the person in a seat lets those who watch see their hand. */
export function showsHand(held: SeatRecord): boolean {
  return held.kind === 'person' && held.showsHand;
}

/** The one seat whose hand is open; null if there is none, or if all are. */
function seatShown(table: TableRecord): Seat | null {
  const shown = handsShownAt(table);
  return typeof shown === 'object' ? shown.seat : null;
}

function withHand(table: TableRecord, seat: Seat, shows: boolean): TableRecord {
  const held = table.seats[seat];
  return held === undefined ? table : withSeat(table, seat, handOf(held, shows));
}

function handOf(held: SeatRecord, shows: boolean): SeatRecord {
  return held.kind === 'person' ? { ...held, showsHand: shows } : held;
}
