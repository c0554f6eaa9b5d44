import {
  asGuest, DEFAULT_SETTINGS, type Guest, type GuestId, guestIdSchema, proposalKindSchema, storedBadgeSchema, storedGuestSchema,
  storedNameSchema, standInSchema, strengthSchema, type TableCode,
} from '@chinwag/protocol';
import { storedTableSchema } from '@chinwag/protocol/table';
import type { AnyGame, DeepReadonly, Seat } from '@chinwag/rules';
import { chainedRoundSchema, roundSchema } from '@chinwag/rules/fair';
import * as z from 'zod/mini';
import type { Monotonic } from '../../time.ts';
import { gameHoldersSchema } from './game-holders.ts';
import { roundChainSchema } from './round-chain.ts';

/** The schema of a seat's holder. A bot may play a person's seat for a while: `standIn`. */
const seatSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  /** A bot that was stored before strengths existed plays as all bots did then. */
  z.object({ kind: z.literal('bot'), name: z.string(), strength: z._default(strengthSchema, 'sensible') }),
  z.object({
    kind: z.literal('person'),
    person: guestIdSchema,
    name: storedNameSchema,
    /** The badge of their token, if any. */
    badge: storedBadgeSchema,
    /** The reason why a bot stands in for them, or null while they play themselves. */
    standIn: z.nullable(standInSchema),
    /** The order in which people sat down. A lower number is earlier. */
    since: z.int(),
    /** Whether they show their hand to spectators in the current game. */
    showsHand: z.boolean(),
  }),
]);
/** The holder of a seat. */
export type SeatRecord = DeepReadonly<z.output<typeof seatSchema>>;
/** A person's seat at a table. */
export type PersonSeat = Extract<SeatRecord, { kind: 'person' }>;

/** A move of a game, by its seat and the number of its first event. */
const moveSchema = z.object({ gameId: z.string(), seat: z.int(), from: z.int() });

/** A request to take back a move, and the other players' answers. */
const takeBackSchema = z.extend(moveSchema, {
  /** The number of the last event at the time of the request. The request lapses with the next event. */
  seq: z.int(),
  /**
   * The deadline for answers, by the owning process's time. It means nothing in another process, so the request restarts when the
   * table is loaded.
   */
  until: z.pipe(z.number(), z.transform((until) => until as Monotonic)),
  /** The people who have agreed. */
  agreed: z.array(guestIdSchema),
});
/** A request to take back a move, and the other players' answers. */
export type TakeBackRecord = DeepReadonly<z.output<typeof takeBackSchema>>;

/** A proposal to all at the table, with its deal and game, and their answers. */
const proposalSchema = z.object({
  id: z.int(),
  kind: proposalKindSchema,
  /** The game to start in place of the one that ends, or null if there is none. */
  next: z.nullable(z.string()),
  by: guestIdSchema,
  gameId: z.string(),
  deal: z.int(),
  /** The time at which people without an answer count as away. The time is this process's own, as in a request to take back. */
  until: z.pipe(z.number(), z.transform((until) => until as Monotonic)),
  yes: z.array(guestIdSchema),
  no: z.array(guestIdSchema),
});
/** A proposal to everybody at the table, and their answers. */
export type ProposalRecord = DeepReadonly<z.output<typeof proposalSchema>>;

/** A suspended game, while people gather for a new one: everything needed to resume it. */
const waitingGameSchema = z.object({
  gameId: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(seatSchema),
  lastDeal: z.boolean(),
  pause: storedTableSchema.shape.pause,
  holders: z.nullable(gameHoldersSchema),
});
/** A suspended game, while people gather for a new one. */
export type WaitingGame = DeepReadonly<z.output<typeof waitingGameSchema>>;

/** The spectators who have been shown hands of a deal, given as the number of earlier deals in its game. */
const lookedSchema = z.object({ deal: z.int(), people: z.array(guestIdSchema) });
/** The spectators who have been shown hands of a deal. */
export type LookedRecord = DeepReadonly<z.output<typeof lookedSchema>>;

/** The schema of a stored table: its public parts, and the server's own. */
const tableRecordSchema = z.extend(storedTableSchema, {
  /** The number of saves since the table was opened. The store accepts only the next version, one higher (optimistic locking). */
  version: z.int(),
  host: storedGuestSchema,
  /** The host who was replaced while away. It is null if there is none, or once the question has been settled. */
  formerHost: z.nullable(storedGuestSchema),
  /** The members without a seat: people present when the table was closed, and those admitted since. */
  admitted: z.array(guestIdSchema),
  /** The deal in which the host chose what spectators see, as the number of earlier deals in the current game. */
  watchingSince: z.int(),
  /** The last request to take back. It is null if there is none, or if the request failed. */
  takeBack: z.nullable(takeBackSchema),
  /** The moves of the current game for which taking back failed, the last one of each seat. */
  takeBacksInVain: z.array(moveSchema),
  /** The open proposal, or null if there is none. */
  proposal: z.nullable(proposalSchema),
  /** The failed proposals of the current game, and until when each may not be repeated, in ms since the Unix epoch. */
  restingProposals: z.array(z.object({ gameId: z.string(), kind: proposalKindSchema, until: z.number() })),
  /** The suspended game, or null if there is none. */
  waitingGame: z.nullable(waitingGameSchema),
  seats: z.array(seatSchema),
  /** The options of games selected here before, by game. */
  optionsOf: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** The spectators of a finished game who will play in the next one, in order of their requests. */
  joining: z.array(storedGuestSchema),
  /** The people whom the host has removed for good. */
  removed: z.array(guestIdSchema),
  /** A game about to start, or whose start was interrupted, with its rounds so far. It is null if there is none. */
  beginning: z.nullable(z.object({ gameId: z.string(), rounds: z.array(z.union([chainedRoundSchema, roundSchema])) })),
  /** The hash chain of all rounds at the table, or null before it has an origin. */
  chain: z.nullable(roundChainSchema),
  /** The seat holders of the current or starting game. It is null if they are not sealed, or if there is no game. */
  holders: z.nullable(gameHoldersSchema),
  /**
   * The date of the last restore of the store before this table was opened or loaded, in ms since the Unix epoch. It is null if
   * there was none. The table still has to announce a later restore.
   */
  lastRestore: z.nullable(z.int()),
  /** The people who may not sit down in the current deal, or null if nobody has seen hands. */
  looked: z.nullable(lookedSchema),
});
/** The record of a table: plain, immutable JSON. */
export type TableRecord = DeepReadonly<z.output<typeof tableRecordSchema>>;

/** The defaults of a new table, which also apply to fields that an older version did not store. */
const UNTOUCHED = {
  version: 0,
  formerHost: null,
  status: 'gathering',
  admitted: [],
  watchingSince: 0,
  takeBack: null,
  takeBacksInVain: [],
  proposal: null,
  restingProposals: [],
  waitingGame: null,
  ready: [],
  gameId: null,
  end: null,
  lastDeal: false,
  pause: null,
  games: 0,
  optionsOf: {},
  joining: [],
  removed: [],
  beginning: null,
  chain: null,
  holders: null,
  restoredAt: null,
  lastRestore: null,
  looked: null,
} as const satisfies Partial<TableRecord>;

const fieldsSchema = z.record(z.string(), z.unknown());
/** A stored table, or a part of one, of any version. */
type Fields = z.output<typeof fieldsSchema>;

/** The settings that older versions stored as fields of the table. */
const SETTINGS_THEN: ReadonlySet<string> = new Set([
  'clock', 'door', 'watching', 'standIn', 'talk', 'replays', 'pace', 'takingBack',
]);

/** A migration of stored tables. It leaves newer tables unchanged. */
interface Migration {
  readonly name: string;
  readonly migrate: (stored: Fields) => Fields;
}

/** Every migration, oldest first. */
const MIGRATIONS: readonly Migration[] = [
  {
    // Earlier versions stored only whether people may watch.
    name: 'watching-says-what-is-seen',
    migrate: ({ watching, ...table }) => ({ ...table, watching: seenBy(watching) }),
  },
  {
    // Earlier versions stored only whether a bot stood in. They stored neither the order of sitting down nor shown hands.
    name: 'seats-say-why-a-bot-sits-in',
    migrate: (table) => ({ ...table, seats: z.array(fieldsSchema).parse(table['seats']).map(seatThatSaysWhy) }),
  },
  {
    name: 'a-link-and-seats-of-its-own',
    migrate: (table) => ({ link: table['code'], seatsWished: z.array(z.unknown()).parse(table['seats']).length, ...table }),
  },
  {
    name: 'settings-together',
    migrate: (table) => {
      const own = Object.entries(table).filter(([field]) => !SETTINGS_THEN.has(field));
      const decided = Object.entries(table).filter(([field, value]) => SETTINGS_THEN.has(field) && value !== undefined);
      return { ...Object.fromEntries(own), settings: { ...Object.fromEntries(decided), ...fieldsOf(table['settings']) } };
    },
  },
  {
    // In earlier versions, a table without a game so far had an unnamed one.
    name: 'null-for-no-game',
    migrate: ({ gameId, ...table }) => ({ ...table, gameId: gameId === '' ? null : gameId }),
  },
];

/**
 * Parses a table from the store, of this or an earlier version, and migrates it. Returns the table. Throws if the table is corrupt
 * (only this server writes tables).
 */
export function parseTableRecord(stored: unknown): TableRecord {
  const { settings, ...table } = migrated(stored);
  return tableRecordSchema.parse({ ...UNTOUCHED, ...table, settings: { ...DEFAULT_SETTINGS, ...settings } });
}

/**
 * The schema version in which this server stores tables: the number of migrations. `store/fixtures` has stores of each version
 * since the third; `npm run fixtures` adds those of a new one.
 */
export const STORED_VERSION = MIGRATIONS.length;

/** Returns a stored table with all migrations applied, before validation. */
function migrated(stored: unknown): Fields & { readonly settings?: Fields } {
  const table = MIGRATIONS.reduce((before, { migrate }) => migrate(before), fieldsSchema.parse(stored));
  return { ...table, settings: fieldsOf(table['settings']) };
}

function seenBy(watching: unknown): unknown {
  if (watching === 'open') return 'public';
  return watching === 'closed' ? 'off' : watching;
}

function seatThatSaysWhy(seat: Fields): Fields {
  if (seat['kind'] !== 'person') return seat;
  const { standIn } = seat;
  return { since: 0, showsHand: false, ...seat, standIn: standIn === true ? 'away' : standIn === false ? null : standIn };
}

function fieldsOf(value: unknown): Fields {
  return value === undefined ? {} : fieldsSchema.parse(value);
}

const COMFORTABLE_TABLE = 4;

/**
 * Returns a new table for `game`, with the host in its first seat. If the game allows a choice of seats, the table has about four.
 */
export function newTable(code: TableCode, host: Guest, game: AnyGame, options: object): TableRecord {
  const count = Math.min(game.seats.max, Math.max(game.seats.min, COMFORTABLE_TABLE));
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? personSeat(host, 0) : EMPTY_SEAT));
  return {
    ...UNTOUCHED, code, link: code, host, game: game.id, options: { ...options }, settings: DEFAULT_SETTINGS, seats,
    seatsWished: COMFORTABLE_TABLE,
  };
}

/**
 * Returns a loaded table, which announces the restore of its store at `restoredAt` unless it already has. `restoredAt` is null if
 * the store was never restored.
 */
export function withRestoreAnnounced(table: TableRecord, restoredAt: number | null): TableRecord {
  return restoredAt === table.lastRestore ? table : { ...table, restoredAt, lastRestore: restoredAt };
}

/** The lease of a table: its code, and the version under which it may be written. */
export type TableLease = Pick<TableRecord, 'code' | 'version'>;

/** Returns the next version of a table, as it is saved after a change. */
export function successor(table: TableRecord): TableRecord {
  return { ...table, version: table.version + 1 };
}

/**
 * The maximum number of admitted or removed people in a table's record. The list drops the oldest person, who has to request entry
 * again.
 */
const REMEMBERED = 500;

/** Returns the last people of a list without duplicates, up to the maximum number stored. */
export function lastOf(people: readonly GuestId[]): readonly GuestId[] {
  return [...new Set(people)].slice(-REMEMBERED);
}

/** An empty seat. */
export const EMPTY_SEAT: SeatRecord = { kind: 'empty' };

/** Returns the seat of a person who plays themselves; `since` is the order of sitting down, as in `SeatRecord`. */
function personSeat(guest: Guest, since: number): PersonSeat {
  const { id: person, ...known } = asGuest(guest);
  return { kind: 'person', person, ...known, standIn: null, since, showsHand: false };
}

/** Returns a person's seat with their new name and badge. */
export function renamedSeat({ badge: _before, ...held }: PersonSeat, guest: Guest): PersonSeat {
  const { id: person, ...known } = asGuest(guest);
  return { ...held, person, ...known };
}

/** Returns the table with a person in a seat, as the last to have sat down. */
export function withPersonAt(table: TableRecord, seat: Seat, guest: Guest): TableRecord {
  const latest = Math.max(-1, ...table.seats.map((held) => (held.kind === 'person' ? held.since : -1)));
  return withSeat(table, seat, personSeat(guest, latest + 1));
}

/** Returns a person's seat, or null if they have none. */
export function seatOf(table: TableRecord, person: GuestId): Seat | null {
  const seat = table.seats.findIndex((held) => held.kind === 'person' && held.person === person);
  return seat < 0 ? null : seat;
}

/** Returns whether the host has removed a person for good. */
export function isRemoved({ removed }: Pick<TableRecord, 'removed'>, person: GuestId): boolean {
  return removed.includes(person);
}

/**
 * Returns the members of a table: its host and everybody with a seat, also in a suspended game, once each. The list omits people
 * removed by the host.
 */
export function peopleOf(table: TableRecord): readonly GuestId[] {
  const seated = [...table.seats, ...(table.waitingGame?.seats ?? [])];
  const people = new Set([table.host.id, ...seated.flatMap((held) => (held.kind === 'person' ? held.person : []))]);
  return [...people].filter((person) => !isRemoved(table, person));
}

/** Returns whether a bot decides for a seat now. */
export function isPlayedByBot(held: SeatRecord | undefined): boolean {
  return held?.kind === 'bot' || isStoodInFor(held);
}

/** Returns whether a seat belongs to a person who plays themselves. */
export function playsThemselves(held: SeatRecord | undefined): held is PersonSeat {
  return held?.kind === 'person' && held.standIn === null;
}

/** Returns whether a bot stands in for the person of a seat. */
export function isStoodInFor(held: SeatRecord | undefined): boolean {
  return held?.kind === 'person' && held.standIn !== null;
}

/** Returns the table with a new holder of a seat. */
export function withSeat(table: TableRecord, seat: Seat, holder: SeatRecord): TableRecord {
  return { ...table, seats: table.seats.with(seat, holder) };
}
