import * as z from 'zod/mini';
import { tableCodeSchema } from './identity.ts';
import { gameEndSchema } from './table-values.ts';
import { outcomeSeatSchema } from './tally.ts';

const count = z.int().check(z.minimum(0));

/** How many games of a guest's history are sent at a time. */
export const HISTORY_PART = 50;

const playedGameSchema = z.object({
  id: z.string(),
  game: z.string(),
  table: tableCodeSchema,
  endedAt: z.number(),
  yourSeat: count,
  seats: z.readonly(z.array(outcomeSeatSchema)),
  deals: z.nullable(z.readonly(z.array(z.nullable(z.number())))),
  kept: z.boolean(),
  ending: gameEndSchema,
});
/**
 * A game of a guest's that is over. `endedAt` is in ms since 1970; `seats` are by seat, as the table's tally has them;
 * `deals` is what each deal added to the guest's score: null for a deal they were out of, or null altogether where none are stored;
 * `kept` says whether it can be looked at again, `ending` how it came to its end: one that all agreed to end has no places, and
 * each seat the place 0.
 */
export type PlayedGame = Readonly<z.output<typeof playedGameSchema>>;

/** GET /api/history?before=PLACE: some games of the one who asks, the newest first; `before` is the place where the next begin. */
export const historyPartSchema = z.object({
  games: z.readonly(z.array(playedGameSchema)),
  before: z.nullable(z.string()),
});
/** Some of the games of a guest, and where the next of them begin; null if there are none. */
export type HistoryPart = Readonly<z.output<typeof historyPartSchema>>;
