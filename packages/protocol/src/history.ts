import * as z from 'zod/mini';
import { tableCodeSchema } from './identity.ts';
import { gameEndSchema } from './table-values.ts';
import { outcomeSeatSchema } from './tally.ts';

const count = z.int().check(z.minimum(0));

/** The page size of a guest's history: the maximum number of games on a page. */
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
 * A finished game in a guest's history. `endedAt` is in ms since the Unix epoch, and `seats` are by seat, as in the table's tally.
 * `deals` has the guest's score from each deal, with null for a deal they were out of. `deals` itself is null if the store has no
 * scores. `kept` says whether a replay is available, and `ending` says how the game ended. A game that ended by agreement has no
 * places: each seat has place 0.
 */
export type PlayedGame = Readonly<z.output<typeof playedGameSchema>>;

/**
 * Schema of the answer to GET /api/history?before=PLACE: one page of the requesting guest's games, newest first. `before` is the
 * cursor of the next page.
 */
export const historyPartSchema = z.object({
  games: z.readonly(z.array(playedGameSchema)),
  before: z.nullable(z.string()),
});
/** One page of a guest's games, and the cursor of the next page, or null if there is none. */
export type HistoryPart = Readonly<z.output<typeof historyPartSchema>>;
