import type { Guest, GuestId, StandInRule, TableCode, TableStatus, Watching } from '@chinwag/protocol';
import type { AnyGame, Seat, Viewer } from '@chinwag/rules';

/** Who holds a seat. A person's seat may be played by a bot for a while: `standIn`. */
export type SeatRecord =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly name: string }
  | { readonly kind: 'person'; readonly person: GuestId; readonly name: string; readonly standIn: boolean };

/** Somebody's seat at a table. */
export type PersonSeat = Extract<SeatRecord, { kind: 'person' }>;

/** A table as it is kept in the store: plain JSON, changed only by making a new one. */
export interface TableRecord {
  readonly code: TableCode;
  readonly host: Guest;
  readonly game: string;
  readonly options: object;
  readonly status: TableStatus;
  readonly watching: Watching;
  readonly standIn: StandInRule;
  /** The game being played, or played last; '' before the first. */
  readonly gameId: string;
  readonly seats: readonly SeatRecord[];
  /** Those whom the host sent away for good. */
  readonly removed: readonly GuestId[];
}

export const EMPTY_SEAT: SeatRecord = { kind: 'empty' };

const COMFORTABLE_TABLE = 4;

/** A table for `game` with the host in its first seat. A game that leaves a choice of seats gets about four. */
export function newTable(code: TableCode, host: Guest, game: AnyGame, options: object): TableRecord {
  const count = Math.min(game.seats.max, Math.max(game.seats.min, COMFORTABLE_TABLE));
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? personSeat(host) : EMPTY_SEAT));
  return {
    code,
    host,
    game: game.id,
    options,
    status: 'gathering',
    watching: 'open',
    standIn: 'when-away',
    gameId: '',
    seats,
    removed: [],
  };
}

/** The seat of somebody who plays for themselves. */
export function personSeat({ id, name }: Guest): PersonSeat {
  return { kind: 'person', person: id, name, standIn: false };
}

/** The seat of a person, or null for one who has none. */
export function seatOf(table: TableRecord, person: GuestId): Seat | null {
  const seat = table.seats.findIndex((held) => held.kind === 'person' && held.person === person);
  return seat < 0 ? null : seat;
}

/** Who somebody is to the game: their seat, or a spectator. */
export function viewerOf(table: TableRecord, person: GuestId): Viewer {
  return seatOf(table, person) ?? 'spectator';
}

/** Whether a bot decides for a seat now. */
export function isPlayedByBot(held: SeatRecord | undefined): boolean {
  return held?.kind === 'bot' || isStoodInFor(held);
}

/** Whether a seat is an absent person's for whom a bot sits in. */
export function isStoodInFor(held: SeatRecord | undefined): boolean {
  return held?.kind === 'person' && held.standIn;
}

/** The table with another holder of one seat. */
export function withSeat(table: TableRecord, seat: Seat, holder: SeatRecord): TableRecord {
  return { ...table, seats: table.seats.with(seat, holder) };
}
