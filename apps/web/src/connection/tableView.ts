import {
  type Clock, clockSchema, type Door, doorSchema, type GuestId, guestIdSchema, type SeatKind, seatKindSchema, type StandIn,
  shownTextSchema, type StandInRule, standInRuleSchema, standInSchema, type TableCode, tableCodeSchema, type TableStatus,
  type Pace, paceSchema, type Replays, replaysSchema, tableStatusSchema, type TakeBack, takeBackSchema, type TakingBackRule,
  takingBackSchema, type Talk, talkSchema, type Watching, watchingSchema,
} from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import * as z from 'zod/mini';

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
  /** Whether the person lets those who watch see their hand. */
  readonly showsHand: boolean;
  /** How the seat stands to taking back a move. */
  readonly takeBack: TakeBack;
}

/** Somebody at the table without a seat. */
export interface WatcherView {
  readonly person: GuestId;
  readonly name: string;
  readonly connected: boolean;
  /** Whether they would play in the next game. */
  readonly joins: boolean;
}

/** Somebody who waits to be let in. */
type KnockView = Pick<WatcherView, 'person' | 'name'>;

/** The table as all may see it, as plain data that a component can compare. */
export interface TableView {
  readonly code: TableCode;
  /** What leads to the table now. */
  readonly link: TableCode;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: TableStatus;
  readonly host: GuestId;
  /** Who was host until they had been away for too long; null if nobody was, or the table has been handed over since. */
  readonly formerHost: GuestId | null;
  readonly door: Door;
  readonly watching: Watching;
  readonly standIn: StandInRule;
  readonly clock: Clock;
  readonly talk: Talk;
  /** Who may look at the games of the table once they are over. */
  readonly replays: Replays;
  readonly pace: Pace;
  /** Whether moves may be taken back, and from which event on somebody would take back what happened; 0 while nobody asks. */
  readonly takingBack: TakingBackRule;
  readonly takeBackFrom: number;
  /** Null until the first start; another one for each game. */
  readonly gameId: string | null;
  /** How many games have been played to their end here. */
  readonly games: number;
  /** How many seats the host would have, where the game leaves a choice. */
  readonly seatsWished: number;
  /** By seat. */
  readonly seats: readonly SeatView[];
  readonly watchers: readonly WatcherView[];
  /** Those who wait at the door to be let in. */
  readonly knocks: readonly KnockView[];
}

/** Text that is '' where there is nothing. */
function orNothing<Text extends string>(schema: z.ZodMiniType<Text>) {
  return z.union([z.pipe(z.literal(''), z.transform(() => null)), schema]);
}

/** What JSON says; null where it is none, which no part of a table is. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return null;
  }
}

const watcherSchema = z.object({ person: guestIdSchema, name: shownTextSchema, connected: z.boolean(), joins: z.boolean() });
const seatSchema = z.object({
  kind: seatKindSchema,
  person: orNothing(guestIdSchema),
  name: shownTextSchema,
  connected: z.boolean(),
  standIn: orNothing(standInSchema),
  slow: z.boolean(),
  agreed: z.int(),
  showsHand: z.boolean(),
  takeBack: takeBackSchema,
});
const tableSchema = z.object({
  code: tableCodeSchema,
  link: tableCodeSchema,
  game: z.string(),
  options: z.pipe(z.pipe(z.string(), z.transform(fromJson)), z.record(z.string(), z.unknown())),
  status: tableStatusSchema,
  host: guestIdSchema,
  formerHost: orNothing(guestIdSchema),
  door: doorSchema,
  watching: watchingSchema,
  standIn: standInRuleSchema,
  clock: clockSchema,
  talk: talkSchema,
  replays: replaysSchema,
  pace: paceSchema,
  takingBack: takingBackSchema,
  takeBackFrom: z.int(),
  gameId: orNothing(z.string()),
  games: z.int(),
  seatsWished: z.int(),
  seats: z.array(seatSchema),
  watchers: z.array(watcherSchema),
  knocks: z.array(z.omit(watcherSchema, { connected: true, joins: true })),
});

/** Reads what is told of a table, a `TableState`; null if it is none that this page knows. */
export function viewTable(told: unknown): TableView | null {
  const read = tableSchema.safeParse(told);
  if (!read.success) return null;
  return { ...read.data, seats: read.data.seats.map((held, seat) => ({ ...held, seat })) };
}

/** The seat of a person, or null for one who watches. */
export function seatOf(table: TableView, person: GuestId): SeatView | null {
  return table.seats.find((seat) => seat.person === person) ?? null;
}

/** The name of somebody at the table; null for one who is not here and has no seat. */
export function personName(table: TableView, person: string): string | null {
  return [...table.seats, ...table.watchers].find((somebody) => somebody.person === person)?.name ?? null;
}

/** Whether somebody is at the table at this moment, in a seat or watching. */
export function isHere(table: TableView, person: GuestId): boolean {
  return [...table.seats, ...table.watchers].some((somebody) => somebody.person === person && somebody.connected);
}
