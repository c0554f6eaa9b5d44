import * as z from 'zod/mini';
import { badgeSchema, guestSchema, passCodeSchema, tableCodeSchema } from './identity.ts';
import { doorSchema } from './settings.ts';
import { seatKindSchema, tableStatusSchema } from './table-values.ts';
import { shownTextSchema } from './text.ts';

/**
 * POST /api/guests: a name makes a guest. With a token in `Authorization: Bearer …` the same guest gets the new name. The badge is
 * theirs from now on, or none if that is null; it stays as it was where nothing is said, as by a page of before there were badges.
 */
export const newGuestSchema = z.object({ name: z.string(), badge: z.optional(z.nullable(badgeSchema)) });
/** Reads the answer: the guest, and the signed token that proves to be them. */
export const newGuestAnswerSchema = z.object({ guest: guestSchema, token: z.string() });
/** A guest just made or renamed, with their token. */
export type NewGuest = Readonly<z.output<typeof newGuestAnswerSchema>>;

/** Reads the answer to a pass that is taken: who one is now, and the table that it leads to, if any. */
export const takenPassSchema = z.extend(newGuestAnswerSchema, { table: z.optional(tableCodeSchema) });
/** What a pass makes of the device that takes it. */
export type GrantedPass = Readonly<z.output<typeof takenPassSchema>>;

/**
 * POST /api/passes: a code that makes another device the same guest's, once and for a few minutes; it takes the place of the one
 * before. It may name the table at which one goes on there. POST /api/passes/holder asks whose it is and leaves it as it is.
 * POST /api/passes/taken takes it there, and answers as for a name, with the table.
 */
export const newPassSchema = z.object({ table: z.optional(tableCodeSchema) });
/** Reads a pass as it is taken, and the answer that makes one. */
export const passSchema = z.object({ pass: passCodeSchema });
export type Pass = Readonly<z.output<typeof passSchema>>;
/** Reads the answer to whose a pass is. It comes without a token: knowing the name makes nobody that guest. */
export const passHolderSchema = z.object({ guest: guestSchema });
/** The guest whom a pass makes a device's own. */
export type PassHolder = Readonly<z.output<typeof passHolderSchema>>;

/** What kind of device somebody uses, as far as it says so itself: a tablet that calls itself a computer is one here. */
export const deviceKindSchema = z.enum(['phone', 'tablet', 'computer', 'unknown']);
export type DeviceKind = z.output<typeof deviceKindSchema>;

/**
 * POST /api/passes/state: what has become of a pass that the one who asks has made. `taken` says by what kind of device, and when,
 * in ms since 1970; `gone` is said of a pass that has run out or was replaced, and of one that somebody else has made.
 */
export const passStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('standing') }),
  z.object({ state: z.literal('taken'), device: deviceKindSchema, at: z.int() }),
  z.object({ state: z.literal('gone') }),
]);
/** What has become of a pass. */
export type PassState = Readonly<z.output<typeof passStateSchema>>;

/**
 * POST /api/guests/only-here: from now on only the token of the answer proves to be this guest, whatever other devices hold. Their
 * connections are ended, and a pass that stands is gone. Answers as for a name.
 *
 * POST /api/guests/forgotten: takes the name of the one who asks out of everything. They leave the tables they are at. */
export const forgottenAnswerSchema = z.object({});

/** POST /api/tables: opens a table, the asker its host and seated. */
export const newTableSchema = z.object({
  game: z.string(),
  options: z._default(z.looseObject({}), {}),
});
/** Reads the answer: the code of the new table. */
export const newTableAnswerSchema = z.object({ code: tableCodeSchema });
/** A table just opened, by its code. */
export type NewTable = Readonly<z.output<typeof newTableAnswerSchema>>;

/** A seat of a table one belongs to: who holds it, whether that is oneself, and whether the game awaits it. */
const listedSeatSchema = z.object({ kind: seatKindSchema, name: shownTextSchema, you: z.boolean(), awaited: z.boolean() });

const listedTableSchema = z.object({
  code: tableCodeSchema,
  game: z.string(),
  status: tableStatusSchema,
  host: shownTextSchema,
  seats: z.readonly(z.array(listedSeatSchema)),
});
/** A table one sits at or hosts, for one's list of them. `code` is the one that leads there now. */
export type ListedTable = Readonly<z.output<typeof listedTableSchema>>;

/** GET /api/tables: the tables of the one who asks, the one that was changed last first; by a move, no table is. */
export const tableListSchema = z.object({ tables: z.readonly(z.array(listedTableSchema)) });
/** The tables of one guest, the one that was changed last first. */
export type TableList = Readonly<z.output<typeof tableListSchema>>;

/** POST /api/tables/CODE/put-away: takes a table that one sits at or hosts off one's list, until one opens it or a game begins. */
export const putAwayAnswerSchema = z.object({});

/**
 * GET /api/tables/CODE: what somebody with the link may know before giving a name. With a token it is asked as that guest. Who
 * plays is named to those who could come in; of a table whose door is closed to them nothing is said.
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
/** What a table shows to somebody with its link; `host` and `players` are names, the latter none where they are not to be known. */
export type TableNotice = Readonly<z.output<typeof tableNoticeSchema>>;

/** POST /api/tables/CODE/room: the id of the room to join, brought back from the store if need be. */
export const openRoomSchema = z.object({ room: z.string() });
/** The room in which a table lives now, by its id. */
export type OpenRoom = Readonly<z.output<typeof openRoomSchema>>;

/** GET /api/reach, on the server's own machine: where others reach it, the likeliest first, as links to it begin. */
export const reachSchema = z.object({ origins: z.readonly(z.array(z.string())) });
export type Reach = Readonly<z.output<typeof reachSchema>>;
