import * as z from 'zod/mini';
import type { Guest, TableCode } from './identity.ts';
import type { TableStatus } from './table-view.ts';

/** POST /api/guests: a name makes a guest. With a token in `Authorization: Bearer …` the same guest gets the new name. */
export const newGuestSchema = z.object({ name: z.string() });
export interface NewGuest {
  readonly guest: Guest;
  readonly token: string;
}

/** POST /api/tables: opens a table, the asker its host and seated. `practise` fills it with bots and starts at once. */
export const newTableSchema = z.object({
  game: z.string(),
  options: z._default(z.looseObject({}), {}),
  practise: z._default(z.boolean(), false),
});
export interface NewTable {
  readonly code: TableCode;
}

/** GET /api/tables/CODE: what somebody with the link may know before giving a name. */
export interface TableNotice {
  readonly code: TableCode;
  readonly game: string;
  readonly status: TableStatus;
  readonly host: string;
  readonly players: readonly string[];
  readonly freeSeats: number;
}

/** POST /api/tables/CODE/room: the id of the room to join, brought back from the store if need be. */
export interface OpenRoom {
  readonly room: string;
}
