import * as z from 'zod/mini';
import { guestSchema, tableCodeSchema } from './identity.ts';
import { doorSchema, tableStatusSchema } from './table-view.ts';

/** POST /api/guests: a name makes a guest. With a token in `Authorization: Bearer …` the same guest gets the new name. */
export const newGuestSchema = z.object({ name: z.string() });
export const newGuestAnswerSchema = z.object({ guest: guestSchema, token: z.string() });
export type NewGuest = Readonly<z.output<typeof newGuestAnswerSchema>>;

/** POST /api/tables: opens a table, the asker its host and seated. `practise` fills it with bots and starts at once. */
export const newTableSchema = z.object({
  game: z.string(),
  options: z._default(z.looseObject({}), {}),
  practise: z._default(z.boolean(), false),
});
export const newTableAnswerSchema = z.object({ code: tableCodeSchema });
export type NewTable = Readonly<z.output<typeof newTableAnswerSchema>>;

/** GET /api/tables/CODE: what somebody with the link may know before giving a name. */
export const tableNoticeSchema = z.object({
  code: tableCodeSchema,
  game: z.string(),
  status: tableStatusSchema,
  door: doorSchema,
  host: z.string(),
  players: z.readonly(z.array(z.string())),
  freeSeats: z.int(),
});
export type TableNotice = Readonly<z.output<typeof tableNoticeSchema>>;

/** POST /api/tables/CODE/room: the id of the room to join, brought back from the store if need be. */
export const openRoomSchema = z.object({ room: z.string() });
export type OpenRoom = Readonly<z.output<typeof openRoomSchema>>;
