import * as z from 'zod/mini';
import { badgeSchema, guestSchema, passCodeSchema, tableCodeSchema } from './identity.ts';
import { doorSchema } from './settings.ts';
import { seatKindSchema, tableStatusSchema } from './table-values.ts';
import { shownTextSchema } from './text.ts';

/**
 * Schema of a request to POST /api/guests, which creates a guest with that name. With a token in `Authorization: Bearer …` the
 * request renames that guest instead. The badge replaces theirs, and null removes it. A request without a badge, as from a page
 * older than badges, does not change theirs.
 */
export const newGuestSchema = z.object({ name: z.string(), badge: z.optional(z.nullable(badgeSchema)) });
/** Schema of the answer with a guest and the signed token that authenticates them. */
export const newGuestAnswerSchema = z.object({ guest: guestSchema, token: z.string() });
/** A guest who was just created or renamed, with their token. */
export type NewGuest = Readonly<z.output<typeof newGuestAnswerSchema>>;

/**
 * Schema of the answer to redeeming a pass. It contains the guest that the device is now signed in as, and the table of the pass,
 * if any.
 */
export const takenPassSchema = z.extend(newGuestAnswerSchema, { table: z.optional(tableCodeSchema) });
/** The identity that a redeemed pass gives to a device, and the table at which to continue, if any. */
export type GrantedPass = Readonly<z.output<typeof takenPassSchema>>;

/**
 * Schema of a request to POST /api/passes, which creates a single-use code for an additional device of the same guest. The code
 * expires after a few minutes, replaces the guest's previous code, and may name a table to continue at. POST /api/passes/holder
 * returns whose pass it is without redeeming it. POST /api/passes/taken redeems the pass, and answers like POST /api/guests, with
 * the table.
 */
export const newPassSchema = z.object({ table: z.optional(tableCodeSchema) });
/** Schema of a pass to redeem, and of the answer that contains a new pass. */
export const passSchema = z.object({ pass: passCodeSchema });
/** A pass that signs the guest in on another device. */
export type Pass = Readonly<z.output<typeof passSchema>>;
/**
 * Schema of the answer that names the guest of a pass. It contains no token, because knowing a code's guest does not authenticate
 * anybody.
 */
export const passHolderSchema = z.object({ guest: guestSchema });
/** The guest whose identity a pass gives to a device. */
export type PassHolder = Readonly<z.output<typeof passHolderSchema>>;

/** Schema of the kind of a device, as its browser reports it. A tablet that reports itself as a computer counts as a computer. */
export const deviceKindSchema = z.enum(['phone', 'tablet', 'computer', 'unknown']);
/** The kind of a device: a phone, a tablet, a computer, or unknown. */
export type DeviceKind = z.output<typeof deviceKindSchema>;

/**
 * Schema of the answer to POST /api/passes/state: the state of a pass that the requesting guest created. `taken` has the kind of
 * device, and the time in ms since the Unix epoch. `gone` is the answer for a pass that has expired, was replaced, or belongs to
 * somebody else.
 */
export const passStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('standing') }),
  z.object({ state: z.literal('taken'), device: deviceKindSchema, at: z.int() }),
  z.object({ state: z.literal('gone') }),
]);
/** The state of a pass. */
export type PassState = Readonly<z.output<typeof passStateSchema>>;

/**
 * Schema of the answer to POST /api/guests/forgotten, which erases the requesting guest's name everywhere. The guest leaves the
 * tables they are at.
 *
 * POST /api/guests/only-here revokes all earlier tokens of the guest, so that only the token in the answer is valid. The server
 * closes the guest's connections and revokes any open pass. It answers like POST /api/guests.
 */
export const forgottenAnswerSchema = z.object({});

/** Schema of a request to POST /api/tables, which opens a table with the requesting guest seated as its host. */
export const newTableSchema = z.object({
  game: z.string(),
  options: z._default(z.looseObject({}), {}),
});
/** Schema of the answer with the code of the new table. */
export const newTableAnswerSchema = z.object({ code: tableCodeSchema });
/** A new table, identified by its code. */
export type NewTable = Readonly<z.output<typeof newTableAnswerSchema>>;

/** Schema of a seat of a table in a guest's list: its holder, whether that is the guest, and whether its decision is pending. */
const listedSeatSchema = z.object({ kind: seatKindSchema, name: shownTextSchema, you: z.boolean(), awaited: z.boolean() });

const listedTableSchema = z.object({
  code: tableCodeSchema,
  game: z.string(),
  status: tableStatusSchema,
  host: shownTextSchema,
  seats: z.readonly(z.array(listedSeatSchema)),
});
/** A table in the list of a guest who has a seat at it or hosts it. `code` is the one in the table's current link. */
export type ListedTable = Readonly<z.output<typeof listedTableSchema>>;

/**
 * Schema of the answer to GET /api/tables: the requesting guest's tables, last changed first. A move does not count as a change.
 */
export const tableListSchema = z.object({ tables: z.readonly(z.array(listedTableSchema)) });
/** The tables of one guest, last changed first. */
export type TableList = Readonly<z.output<typeof tableListSchema>>;

/**
 * Schema of the answer to POST /api/tables/CODE/put-away, which removes a table from the list of a guest who sits at it or hosts
 * it. The table reappears when the guest opens it or a game begins.
 */
export const putAwayAnswerSchema = z.object({});

/**
 * Schema of the answer to GET /api/tables/CODE: what anyone with the link may know before giving a name. With a token, the answer
 * is for that guest. It names players only to people who may enter. A table whose door is closed to them reveals nothing.
 */
export const tableNoticeSchema = z.object({
  code: tableCodeSchema,
  game: z.string(),
  status: tableStatusSchema,
  door: doorSchema,
  host: shownTextSchema,
  players: z.readonly(z.array(shownTextSchema)),
  freeSeats: z.int(),
});
/**
 * The facts about a table for anyone with its link. `host` and `players` are names. `players` is empty for people who may not know
 * the players.
 */
export type TableNotice = Readonly<z.output<typeof tableNoticeSchema>>;

/**
 * Schema of the answer to POST /api/tables/CODE/room: the id of the room to join. The server loads the table from the store if
 * necessary.
 */
export const openRoomSchema = z.object({ room: z.string() });
/** The room in which a table is open now, by its id. */
export type OpenRoom = Readonly<z.output<typeof openRoomSchema>>;

/**
 * Schema of the answer to GET /api/reach: the origins at which other devices can reach the server, the most likely first. The route
 * works only on the server's own machine.
 */
export const reachSchema = z.object({ origins: z.readonly(z.array(z.string())) });
/** The origins at which other devices can reach the server, the most likely first. */
export type Reach = Readonly<z.output<typeof reachSchema>>;
