import type { Clock, GuestId, SeatKind, StandIn, StandInRule, TableCode, TableStatus, Watching } from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table-state';
import type { Seat } from '@chinwag/rules';

/** A seat as all may see it. `person` is null if it is nobody's; `connected` is about the person. */
export interface SeatView {
  readonly seat: Seat;
  readonly kind: SeatKind;
  readonly person: GuestId | null;
  readonly name: string;
  readonly connected: boolean;
  /** Why a bot plays for the person; null while they play themselves. */
  readonly standIn: StandIn | null;
  /** Whether they have kept the others waiting for long, and how many of those would let a bot play on. */
  readonly slow: boolean;
  readonly agreed: number;
}

/** Somebody at the table without a seat. */
export interface WatcherView {
  readonly person: GuestId;
  readonly name: string;
  readonly connected: boolean;
}

/** The table as all may see it, as plain data that a component can compare. */
export interface TableView {
  readonly code: TableCode;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: TableStatus;
  readonly host: GuestId;
  /** Who was host until they had been away for too long; null if nobody was, or the table has been handed over since. */
  readonly formerHost: GuestId | null;
  readonly watching: Watching;
  readonly standIn: StandInRule;
  readonly clock: Clock;
  /** Null until the first start; another one for each game. */
  readonly gameId: string | null;
  /** By seat. */
  readonly seats: readonly SeatView[];
  readonly watchers: readonly WatcherView[];
}

/** Copies the server's state of the table, which changes under our hands, into plain data. */
export function viewTable(state: TableState): TableView {
  return {
    code: state.code as TableCode,
    game: state.game,
    options: readOptions(state.options),
    status: state.status as TableStatus,
    host: state.host as GuestId,
    formerHost: state.formerHost === '' ? null : (state.formerHost as GuestId),
    watching: state.watching as Watching,
    standIn: state.standIn as StandInRule,
    clock: state.clock as Clock,
    gameId: state.gameId === '' ? null : state.gameId,
    seats: [...state.seats].map(({ kind, person, name, connected, standIn, slow, agreed }, seat) => ({
      seat,
      kind: kind as SeatKind,
      person: person === '' ? null : (person as GuestId),
      name,
      connected,
      standIn: standIn === '' ? null : (standIn as StandIn),
      slow,
      agreed,
    })),
    watchers: [...state.watchers].map(({ person, name, connected }) => ({
      person: person as GuestId,
      name,
      connected,
    })),
  };
}

function readOptions(json: string): Readonly<Record<string, unknown>> {
  return json === '' ? {} : (JSON.parse(json) as Record<string, unknown>);
}

/** The seat of a person, or null for one who watches. */
export function seatOf(table: TableView, person: GuestId): SeatView | null {
  return table.seats.find((seat) => seat.person === person) ?? null;
}

/** The name of somebody at the table; of one who has gone away without a seat, the host, nobody knows it. */
export function nameOf(table: TableView, person: GuestId): string {
  const here = [...table.seats, ...table.watchers].find((somebody) => somebody.person === person);
  return here?.name ?? 'the host';
}

/** Whether somebody is at the table at this moment, in a seat or watching. */
export function isHere(table: TableView, person: GuestId): boolean {
  return [...table.seats, ...table.watchers].some((somebody) => somebody.person === person && somebody.connected);
}
