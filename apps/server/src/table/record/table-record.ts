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
/** The holder of a seat. */
export type SeatRecord = DeepReadonly<z.output<typeof seatSchema>>;
/** A person's seat at a table. */
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
/** A request to take back a move, and the others' answers. */
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
/** A proposal to all at the table, and their answers. */
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
/** A suspended game, while people gather for another. */
export type WaitingGame = DeepReadonly<z.output<typeof waitingGameSchema>>;

/** Who has been shown hands of a deal while they watched. The deal is given by the number of those before it in its game. */
const lookedSchema = z.object({ deal: z.int(), people: z.array(guestIdSchema) });
/** The spectators who have been shown hands of a deal. */
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
/** The record of a table: plain, immutable JSON. */
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

/**
 * Parses a stored table of this or an earlier version, and migrates it. Throws if it is invalid, because only this server writes
 * them.
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

/** Returns a new table for `game`, with the host in its first seat. If the number of seats varies, it has about four. */
export function newTable(code: TableCode, host: Guest, game: AnyGame, options: object): TableRecord {
  const count = Math.min(game.seats.max, Math.max(game.seats.min, COMFORTABLE_TABLE));
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? personSeat(host, 0) : EMPTY_SEAT));
  return {
    ...UNTOUCHED, code, link: code, host, game: game.id, options: { ...options }, settings: DEFAULT_SETTINGS, seats,
    seatsWished: COMFORTABLE_TABLE,
  };
}

/** Returns a loaded table that announces the restore of its store at `restoredAt`, if that is new; null for never. */
export function withRestoreAnnounced(table: TableRecord, restoredAt: number | null): TableRecord {
  return restoredAt === table.lastRestore ? table : { ...table, restoredAt, lastRestore: restoredAt };
}

/** The lease of a table: its code, and the version under which it may be written. */
export type TableLease = Pick<TableRecord, 'code' | 'version'>;

/** Returns the next version of a table, as it is saved after a change. */
export function successor(table: TableRecord): TableRecord {
  return { ...table, version: table.version + 1 };
}

/** Of how many people it is stored that they were let in or sent away: the one who was longest ago has to request entry again. */
const REMEMBERED = 500;

/** Returns the last people of a list, up to the number that is stored, without duplicates. */
export function lastOf(people: readonly GuestId[]): readonly GuestId[] {
  return [...new Set(people)].slice(-REMEMBERED);
}

/** An empty seat. */
export const EMPTY_SEAT: SeatRecord = { kind: 'empty' };

/** The seat of somebody who plays for themselves; `since` tells when they sat down, as in `SeatRecord`. */
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

/** Returns a person's seat; null if they have none. */
export function seatOf(table: TableRecord, person: GuestId): Seat | null {
  const seat = table.seats.findIndex((held) => held.kind === 'person' && held.person === person);
  return seat < 0 ? null : seat;
}

/** Whether the host has removed a person for good. */
export function isRemoved({ removed }: Pick<TableRecord, 'removed'>, person: GuestId): boolean {
  return removed.includes(person);
}

/**
 * Returns the members of a table: its host and everybody with a seat, also in a suspended game, once each. People removed by the
 * host are left out.
 */
export function peopleOf(table: TableRecord): readonly GuestId[] {
  const seated = [...table.seats, ...(table.waitingGame?.seats ?? [])];
  const people = new Set([table.host.id, ...seated.flatMap((held) => (held.kind === 'person' ? held.person : []))]);
  return [...people].filter((person) => !isRemoved(table, person));
}

/** Whether a bot decides for a seat now. */
export function isPlayedByBot(held: SeatRecord | undefined): boolean {
  return held?.kind === 'bot' || isStoodInFor(held);
}

/** Whether a seat belongs to a person who plays themselves. */
export function playsThemselves(held: SeatRecord | undefined): held is PersonSeat {
  return held?.kind === 'person' && held.standIn === null;
}

/** Whether a bot stands in for the person of a seat. */
export function isStoodInFor(held: SeatRecord | undefined): boolean {
  return held?.kind === 'person' && held.standIn !== null;
}

/** Returns the table with a new holder of a seat. */
export function withSeat(table: TableRecord, seat: Seat, holder: SeatRecord): TableRecord {
  return { ...table, seats: table.seats.with(seat, holder) };
}
