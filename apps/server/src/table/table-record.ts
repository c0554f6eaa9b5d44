import {
  type Clock, clockSchema, type Door, doorSchema, type Guest, type GuestId, guestIdSchema, keptGuestSchema, keptNameSchema,
  type Pace, paceSchema, type Replays, replaysSchema, type StandIn, type StandInRule, standInRuleSchema, standInSchema,
  type TableCode, tableCodeSchema, type TableStatus, tableStatusSchema, type TakingBackRule, takingBackSchema, type Talk,
  talkSchema, type Watching, watchingSchema,
} from '@chinwag/protocol';
import type { AnyGame, Seat } from '@chinwag/rules';
import { type Round, roundSchema } from '@chinwag/rules/fair';
import * as z from 'zod/mini';

/** Who holds a seat. A person's seat may be played by a bot for a while: `standIn`. */
export type SeatRecord =
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly name: string }
  | {
      readonly kind: 'person';
      readonly person: GuestId;
      readonly name: string;
      /** Why a bot plays for them; null while they play themselves. */
      readonly standIn: StandIn | null;
      /** The order in which those who sit here sat down: the lower, the longer ago. */
      readonly since: number;
      /** Whether they let those who watch see their hand, for the game that is on. */
      readonly showsHand: boolean;
    };

/** Somebody's seat at a table. */
export type PersonSeat = Extract<SeatRecord, { kind: 'person' }>;

/** Who has been shown hands of a deal while they watched. The deal is told by the number of those before it in its game. */
export interface LookedRecord {
  readonly deal: number;
  readonly people: readonly GuestId[];
}

/** A move of a game, by its seat and the number of the first of its events. */
interface MoveRecord {
  readonly gameId: string;
  readonly seat: Seat;
  readonly from: number;
}

/** A move that somebody would take back, and what the others have said to it. */
export interface TakeBackRecord extends MoveRecord {
  /** The number of the last event when it was asked: once another has happened, the question is void. */
  readonly seq: number;
  /** When it is over if somebody has said nothing, in ms since 1970. */
  readonly until: number;
  /** Those who have said yes. */
  readonly agreed: readonly GuestId[];
}

/** A table as it is kept in the store: plain JSON, changed only by making a new one. */
export interface TableRecord {
  readonly code: TableCode;
  /** How often the table has been saved since it was opened. Only its successor, one higher, can be saved next. */
  readonly version: number;
  /** What leads to the table now; at first its code. */
  readonly link: TableCode;
  readonly host: Guest;
  /** Who was host, and was followed by another while they were away; null if nobody was, or it is settled. */
  readonly formerHost: Guest | null;
  readonly game: string;
  readonly options: object;
  readonly status: TableStatus;
  readonly door: Door;
  /** Those who belong to the table without a seat: who was here when the door was shut, and who was let in since. */
  readonly admitted: readonly GuestId[];
  readonly watching: Watching;
  /** The deal in which it was chosen what those who watch see, told by the number of those before it in the game that is on. */
  readonly watchingSince: number;
  readonly standIn: StandInRule;
  readonly clock: Clock;
  readonly talk: Talk;
  /** Who may look at the games once they are over. */
  readonly replays: Replays;
  readonly pace: Pace;
  /** Whether moves may be taken back. */
  readonly takingBack: TakingBackRule;
  /** The question that was put last whether a move may be taken back; null if none was, or it came to nothing. */
  readonly takeBack: TakeBackRecord | null;
  /** The moves of the game that is on of which that was asked in vain, the last of each seat. */
  readonly takeBacksInVain: readonly MoveRecord[];
  /** The game being played, or played last; '' before the first. */
  readonly gameId: string;
  /** How many games have been played to their end here. */
  readonly games: number;
  readonly seats: readonly SeatRecord[];
  /** How many seats the host would have, where the game leaves a choice. */
  readonly seatsWished: number;
  /** The options of the games that were chosen here before, by game. */
  readonly optionsOf: Readonly<Record<string, object>>;
  /** Those who watched a game that is over and would play in the next one, who said so first first. */
  readonly joining: readonly Guest[];
  /** Those whom the host sent away for good. */
  readonly removed: readonly GuestId[];
  /** A game that is about to begin, with the rounds of numbers begun for it; null if none is, and none was broken off. */
  readonly beginning: { readonly gameId: string; readonly rounds: readonly Round[] } | null;
  /** Those who cannot sit down in the deal that is on; null before any looked. */
  readonly looked: LookedRecord | null;
}

/** Which table somebody goes on with, and in which version they have it. */
export type HeldTable = Pick<TableRecord, 'code' | 'version'>;

/** The table as it is saved next, after whatever has been changed about it. */
export function successor(table: TableRecord): TableRecord {
  return { ...table, version: table.version + 1 };
}

/** Of how many people it is kept that they were let in or sent away: whoever was longest ago has to knock again. */
const REMEMBERED = 500;

/** The last that are kept of people who were let in or sent away, each once, in the order in which they were. */
export function lastOf(people: readonly GuestId[]): readonly GuestId[] {
  return [...new Set(people)].slice(-REMEMBERED);
}

/** A seat that nobody holds. */
export const EMPTY_SEAT: SeatRecord = { kind: 'empty' };

/** Older versions kept no more than whether a bot sits in. */
const keptStandInSchema = z.pipe(
  z.union([z.boolean(), z.nullable(standInSchema)]),
  z.transform((kept): StandIn | null => (kept === true ? 'away' : kept || null)),
);

/** Older versions knew only whether people may watch. */
const keptWatchingSchema = z.pipe(
  z.union([z.enum(['open', 'closed']), watchingSchema]),
  z.transform((kept): Watching => (kept === 'open' ? 'public' : kept === 'closed' ? 'off' : kept)),
);

const moveShape = { gameId: z.string(), seat: z.int(), from: z.int() };
const takeBackRecordSchema = z.object({ ...moveShape, seq: z.int(), until: z.number(), agreed: z.array(guestIdSchema) });

/** A table as it comes out of the store; what older versions did not know yet gets its default. */
const tableRecordSchema = z.object({
  code: tableCodeSchema,
  version: z._default(z.int(), 0),
  link: z.optional(tableCodeSchema),
  host: keptGuestSchema,
  formerHost: z._default(z.nullable(keptGuestSchema), null),
  game: z.string(),
  options: z.looseObject({}),
  status: tableStatusSchema,
  door: z._default(doorSchema, 'open'),
  admitted: z._default(z.array(guestIdSchema), []),
  watching: keptWatchingSchema,
  watchingSince: z._default(z.int(), 0),
  standIn: standInRuleSchema,
  clock: z._default(clockSchema, 'off'),
  talk: z._default(talkSchema, 'everybody'),
  replays: z._default(replaysSchema, 'with-link'),
  pace: z._default(paceSchema, 'calm'),
  takingBack: z._default(takingBackSchema, 'by-consent'),
  takeBack: z._default(z.nullable(takeBackRecordSchema), null),
  takeBacksInVain: z._default(z.array(z.object(moveShape)), []),
  gameId: z.string(),
  games: z._default(z.int(), 0),
  seats: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('empty') }),
      z.object({ kind: z.literal('bot'), name: z.string() }),
      z.object({
        kind: z.literal('person'),
        person: guestIdSchema,
        name: keptNameSchema,
        standIn: keptStandInSchema,
        since: z._default(z.int(), 0),
        showsHand: z._default(z.boolean(), false),
      }),
    ]),
  ),
  seatsWished: z.optional(z.int()),
  joining: z._default(z.array(keptGuestSchema), []),
  optionsOf: z._default(z.record(z.string(), z.looseObject({})), {}),
  removed: z.array(guestIdSchema),
  beginning: z._default(z.nullable(z.object({ gameId: z.string(), rounds: z.array(roundSchema) })), null),
  looked: z._default(z.nullable(z.object({ deal: z.int(), people: z.array(guestIdSchema) })), null),
});

/** Reads a table that was kept as JSON. Throws if it is none: only this house writes them. */
export function parseTableRecord(kept: unknown): TableRecord {
  const table = tableRecordSchema.parse(kept);
  return { ...table, link: table.link ?? table.code, seatsWished: table.seatsWished ?? table.seats.length };
}

const COMFORTABLE_TABLE = 4;

/** A table for `game` with the host in its first seat. A game that leaves a choice of seats gets about four. */
export function newTable(code: TableCode, host: Guest, game: AnyGame, options: object): TableRecord {
  const count = Math.min(game.seats.max, Math.max(game.seats.min, COMFORTABLE_TABLE));
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? personSeat(host, 0) : EMPTY_SEAT));
  return {
    code,
    version: 0,
    link: code,
    host,
    formerHost: null,
    game: game.id,
    options,
    status: 'gathering',
    door: 'open',
    admitted: [],
    watching: 'public',
    watchingSince: 0,
    standIn: 'when-away',
    clock: 'off',
    talk: 'everybody',
    replays: 'with-link',
    pace: 'calm',
    takingBack: 'by-consent',
    takeBack: null,
    takeBacksInVain: [],
    gameId: '',
    games: 0,
    seats,
    seatsWished: COMFORTABLE_TABLE,
    optionsOf: {},
    joining: [],
    removed: [],
    beginning: null,
    looked: null,
  };
}

/** The seat of somebody who plays for themselves; `since` tells when they sat down, as in `SeatRecord`. */
function personSeat({ id, name }: Guest, since: number): PersonSeat {
  return { kind: 'person', person: id, name, standIn: null, since, showsHand: false };
}

/** The table with somebody in one of its seats, the last to have sat down. */
export function withPersonAt(table: TableRecord, seat: Seat, guest: Guest): TableRecord {
  const latest = Math.max(-1, ...table.seats.map((held) => (held.kind === 'person' ? held.since : -1)));
  return withSeat(table, seat, personSeat(guest, latest + 1));
}

/** The seat of a person, or null for one who has none. */
export function seatOf(table: TableRecord, person: GuestId): Seat | null {
  const seat = table.seats.findIndex((held) => held.kind === 'person' && held.person === person);
  return seat < 0 ? null : seat;
}

/** Whether the host has sent somebody away for good. */
export function isRemoved({ removed }: Pick<TableRecord, 'removed'>, person: GuestId): boolean {
  return removed.includes(person);
}

/** Those who belong to a table as its host or in a seat, once each; none whom the host sent away. */
export function peopleOf(table: TableRecord): readonly GuestId[] {
  const people = new Set([table.host.id, ...table.seats.flatMap((held) => (held.kind === 'person' ? held.person : []))]);
  return [...people].filter((person) => !isRemoved(table, person));
}

/** Whether a bot decides for a seat now. */
export function isPlayedByBot(held: SeatRecord | undefined): boolean {
  return held?.kind === 'bot' || isStoodInFor(held);
}

/** Whether a seat is a person's for whom a bot sits in. */
export function isStoodInFor(held: SeatRecord | undefined): boolean {
  return held?.kind === 'person' && held.standIn !== null;
}

/** The table with another holder of one seat. */
export function withSeat(table: TableRecord, seat: Seat, holder: SeatRecord): TableRecord {
  return { ...table, seats: table.seats.with(seat, holder) };
}
