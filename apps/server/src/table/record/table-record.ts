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

/** Who holds a seat. A person's seat may be played by a bot for a while: `standIn`. */
const seatSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  /** A bot that was stored before there were strengths plays as all did then. */
  z.object({ kind: z.literal('bot'), name: z.string(), strength: z._default(strengthSchema, 'sensible') }),
  z.object({
    kind: z.literal('person'),
    person: guestIdSchema,
    name: storedNameSchema,
    /** The badge they have chosen for their token, if any. */
    badge: storedBadgeSchema,
    /** Why a bot plays for them; null while they play themselves. */
    standIn: z.nullable(standInSchema),
    /** The order in which those who sit here sat down: the lower, the longer ago. */
    since: z.int(),
    /** Whether they let those who watch see their hand, for the game that is on. */
    showsHand: z.boolean(),
  }),
]);
/** Who holds a seat. */
export type SeatRecord = DeepReadonly<z.output<typeof seatSchema>>;
/** Somebody's seat at a table. */
export type PersonSeat = Extract<SeatRecord, { kind: 'person' }>;

/** A move of a game, by its seat and the number of the first of its events. */
const moveSchema = z.object({ gameId: z.string(), seat: z.int(), from: z.int() });

/** A move that somebody would take back, and what the others have said to it. */
const takeBackSchema = z.extend(moveSchema, {
  /** The number of the last event when it was asked: once another has happened, the question is void. */
  seq: z.int(),
  /**
   * When it is over if somebody has said nothing, by the time of the process that has the table. A moment of another process means
   * nothing here: the question is put again as the table comes to life.
   */
  until: z.pipe(z.number(), z.transform((until) => until as Monotonic)),
  /** Those who have said yes. */
  agreed: z.array(guestIdSchema),
});
/** A move that somebody would take back, and what the others have said to it. */
export type TakeBackRecord = DeepReadonly<z.output<typeof takeBackSchema>>;

/** What somebody proposes to all at the table, in which deal of which game, and what they have said to it. */
const proposalSchema = z.object({
  id: z.int(),
  kind: proposalKindSchema,
  /** The kind of game that is to begin instead of one that ends; null for none. */
  next: z.nullable(z.string()),
  by: guestIdSchema,
  gameId: z.string(),
  deal: z.int(),
  /** When who has said nothing counts as away; a moment of this process, as of a move that somebody would take back. */
  until: z.pipe(z.number(), z.transform((until) => until as Monotonic)),
  yes: z.array(guestIdSchema),
  no: z.array(guestIdSchema),
});
/** What somebody proposes to all at the table, and what they have said to it. */
export type ProposalRecord = DeepReadonly<z.output<typeof proposalSchema>>;

/** A game that waits while people gather for another one: all that it takes to go on with it. */
const waitingGameSchema = z.object({
  gameId: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(seatSchema),
  lastDeal: z.boolean(),
  pause: storedTableSchema.shape.pause,
  holders: z.nullable(gameHoldersSchema),
});
/** A game that waits while people gather for another one. */
export type WaitingGame = DeepReadonly<z.output<typeof waitingGameSchema>>;

/** Who has been shown hands of a deal while they watched. The deal is given by the number of those before it in its game. */
const lookedSchema = z.object({ deal: z.int(), people: z.array(guestIdSchema) });
/** Who has been shown hands of a deal while they watched. */
export type LookedRecord = DeepReadonly<z.output<typeof lookedSchema>>;

/** Reads a table as it is stored: all of it that all may see, and what is the server's own. */
const tableRecordSchema = z.extend(storedTableSchema, {
  /** How often the table has been saved since it was opened. Only its successor, one higher, can be saved next. */
  version: z.int(),
  host: storedGuestSchema,
  /** Who was host, and was followed by another while they were away; null if nobody was, or it is settled. */
  formerHost: z.nullable(storedGuestSchema),
  /** Those who belong to the table without a seat: who was here when the door was shut, and who was let in since. */
  admitted: z.array(guestIdSchema),
  /** The deal in which it was chosen what those who watch see, given by the number of those before it in the game that is on. */
  watchingSince: z.int(),
  /** The question that was put last whether a move may be taken back; null if none was, or it came to nothing. */
  takeBack: z.nullable(takeBackSchema),
  /** The moves of the game that is on of which that was asked in vain, the last of each seat. */
  takeBacksInVain: z.array(moveSchema),
  /** What is proposed; null if nothing is. */
  proposal: z.nullable(proposalSchema),
  /** What was proposed of the game that is on and came to nothing, and until when it is not proposed again, in ms since 1970. */
  restingProposals: z.array(z.object({ gameId: z.string(), kind: proposalKindSchema, until: z.number() })),
  /** The game that waits until another one starts; null if none does. */
  waitingGame: z.nullable(waitingGameSchema),
  seats: z.array(seatSchema),
  /** The options of the games that were chosen here before, by game. */
  optionsOf: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Those who watched a game that is over and would play in the next one, who said so first first. */
  joining: z.array(storedGuestSchema),
  /** Those whom the host sent away for good. */
  removed: z.array(guestIdSchema),
  /** A game that is about to begin, with the rounds of numbers for it so far; null if none is, and none was broken off. */
  beginning: z.nullable(z.object({ gameId: z.string(), rounds: z.array(z.union([chainedRoundSchema, roundSchema])) })),
  /** The chain of all rounds of numbers at the table; null before it has an origin. */
  chain: z.nullable(roundChainSchema),
  /** Who holds the seats of the game that is on, or about to begin; null where that is not sealed, and where none is. */
  holders: z.nullable(gameHoldersSchema),
  /**
   * When an earlier copy of the store was put back last before this table was opened or loaded, in ms since 1970; null if none had
   * been. Of a later one the table has still to say something.
   */
  lastRestore: z.nullable(z.int()),
  /** Those who cannot sit down in the deal that is on; null before any looked. */
  looked: z.nullable(lookedSchema),
});
/** A table as it is stored: plain JSON, changed only by making a new one. */
export type TableRecord = DeepReadonly<z.output<typeof tableRecordSchema>>;

/** What a table is at which nothing has happened yet; what an older version did not know of one that it stored, too. */
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
/** A stored table or a part of one, of whatever version. */
type Fields = z.output<typeof fieldsSchema>;

/** What the host decided when each setting was a field of the table. */
const SETTINGS_THEN: ReadonlySet<string> = new Set([
  'clock', 'door', 'watching', 'standIn', 'talk', 'replays', 'pace', 'takingBack',
]);

/** A change in how tables are stored. It leaves a table as it is that was stored since. */
interface Migration {
  readonly name: string;
  readonly migrate: (stored: Fields) => Fields;
}

/** Every change there has been, the oldest first. */
const MIGRATIONS: readonly Migration[] = [
  {
    // It was stored only whether people may watch.
    name: 'watching-says-what-is-seen',
    migrate: ({ watching, ...table }) => ({ ...table, watching: seenBy(watching) }),
  },
  {
    // It was stored only whether a bot sits in; and not yet who sat down when, nor whether they show their hand.
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
    // Before its first game a table had one without a name.
    name: 'null-for-no-game',
    migrate: ({ gameId, ...table }) => ({ ...table, gameId: gameId === '' ? null : gameId }),
  },
];

/** Reads a table that was stored as JSON, by this version or an older one. Throws if it is none: only this server writes them. */
export function parseTableRecord(stored: unknown): TableRecord {
  const { settings, ...table } = migrated(stored);
  return tableRecordSchema.parse({ ...UNTOUCHED, ...table, settings: { ...DEFAULT_SETTINGS, ...settings } });
}

/**
 * The version in which this server stores tables: how many changes there have been. Of each since the third there are stores in
 * `store/fixtures`, to which `npm run fixtures` adds those of a new one.
 */
export const STORED_VERSION = MIGRATIONS.length;

/** A stored table as this version stores it, as far as it has been changed; whether it is one is still to be found. */
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

/** A table for `game` with the host in its first seat. A game that leaves a choice of seats gets about four. */
export function newTable(code: TableCode, host: Guest, game: AnyGame, options: object): TableRecord {
  const count = Math.min(game.seats.max, Math.max(game.seats.min, COMFORTABLE_TABLE));
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? personSeat(host, 0) : EMPTY_SEAT));
  return {
    ...UNTOUCHED, code, link: code, host, game: game.id, options: { ...options }, settings: DEFAULT_SETTINGS, seats,
    seatsWished: COMFORTABLE_TABLE,
  };
}

/** A stored table as it comes to life in a store that was last put back at `restoredAt`, null for never: it says so from now on. */
export function withRestoreAnnounced(table: TableRecord, restoredAt: number | null): TableRecord {
  return restoredAt === table.lastRestore ? table : { ...table, restoredAt, lastRestore: restoredAt };
}

/** Which table somebody goes on with, and in which version they have it. */
export type TableLease = Pick<TableRecord, 'code' | 'version'>;

/** The table as it is saved next, after whatever has been changed about it. */
export function successor(table: TableRecord): TableRecord {
  return { ...table, version: table.version + 1 };
}

/** Of how many people it is stored that they were let in or sent away: the one who was longest ago has to request entry again. */
const REMEMBERED = 500;

/** The last that are stored of people who were let in or sent away, each once, in the order in which they were. */
export function lastOf(people: readonly GuestId[]): readonly GuestId[] {
  return [...new Set(people)].slice(-REMEMBERED);
}

/** A seat that nobody holds. */
export const EMPTY_SEAT: SeatRecord = { kind: 'empty' };

/** The seat of somebody who plays for themselves; `since` tells when they sat down, as in `SeatRecord`. */
function personSeat(guest: Guest, since: number): PersonSeat {
  const { id: person, ...known } = asGuest(guest);
  return { kind: 'person', person, ...known, standIn: null, since, showsHand: false };
}

/** The seat of somebody who is known otherwise from now on. */
export function renamedSeat({ badge: _before, ...held }: PersonSeat, guest: Guest): PersonSeat {
  const { id: person, ...known } = asGuest(guest);
  return { ...held, person, ...known };
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

/** Those who belong to a table as its host or in a seat, also of a game that waits, once each; none whom the host sent away. */
export function peopleOf(table: TableRecord): readonly GuestId[] {
  const seated = [...table.seats, ...(table.waitingGame?.seats ?? [])];
  const people = new Set([table.host.id, ...seated.flatMap((held) => (held.kind === 'person' ? held.person : []))]);
  return [...people].filter((person) => !isRemoved(table, person));
}

/** Whether a bot decides for a seat now. */
export function isPlayedByBot(held: SeatRecord | undefined): boolean {
  return held?.kind === 'bot' || isStoodInFor(held);
}

/** Whether a seat is a person's who plays themselves. */
export function playsThemselves(held: SeatRecord | undefined): held is PersonSeat {
  return held?.kind === 'person' && held.standIn === null;
}

/** Whether a seat is a person's for whom a bot sits in. */
export function isStoodInFor(held: SeatRecord | undefined): boolean {
  return held?.kind === 'person' && held.standIn !== null;
}

/** The table with another holder of one seat. */
export function withSeat(table: TableRecord, seat: Seat, holder: SeatRecord): TableRecord {
  return { ...table, seats: table.seats.with(seat, holder) };
}
