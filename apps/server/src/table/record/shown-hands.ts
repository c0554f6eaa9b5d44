import { type GuestId, handsShown } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { Changed } from './change.ts';
import { type SeatRecord, seatOf, type TableRecord, withSeat } from './table-record.ts';

/**
 * Shows a player's hand to spectators, if the host allows it: for this game, or until they hide it. Returns the new table, or a
 * refusal.
 */
export function showHand(table: TableRecord, person: GuestId): Changed {
  if (table.status !== 'playing') return 'only-while-playing';
  const seat = seatOf(table, person);
  if (seat === null) return 'not-seated';
  if (table.settings.watching !== 'one-seat' && table.settings.watching !== 'all-hands') return 'hands-stay-closed';
  const shown = seatShown(table);
  return shown === null || shown === seat ? withHand(table, seat, true) : 'hand-shown-already';
}

/** Hides a player's hand from spectators. Returns the new table, or a refusal. */
export function hideHand(table: TableRecord, person: GuestId): Changed {
  const seat = seatOf(table, person);
  return seat === null ? 'not-seated' : withHand(table, seat, false);
}

/** Returns the table with all hands hidden. Players must choose again to show theirs. */
export function withHandsHidden(table: TableRecord): TableRecord {
  return { ...table, seats: table.seats.map((held) => handOf(held, false)) };
}

/** Returns the seats whose hands are shown to spectators of the table. */
export function handsShownAt({ settings, seats }: TableRecord) {
  return handsShown({ settings, seats: seats.map((held) => ({ kind: held.kind, showsHand: showsHand(held) })) });
}

/** Returns whether the person in a seat shows their hand to spectators. */
export function showsHand(held: SeatRecord): boolean {
  return held.kind === 'person' && held.showsHand;
}

/** Returns the only seat whose hand is shown, or null if there is none or all hands are shown. */
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
