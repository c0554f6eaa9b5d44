import * as z from 'zod/mini';
import { guestIdSchema } from './identity.ts';
import { shownTextSchema } from './text.ts';

const count = z.int().check(z.minimum(0));

/** Schema of the outcome of a game for one seat. */
export const outcomeSeatSchema = z.object({
  person: z.nullable(guestIdSchema),
  name: shownTextSchema,
  place: count,
  score: z.number(),
  points: z.number(),
});
/**
 * The outcome of a game for one seat. It contains the holder (null for a bot), their name at the time, and their score in the
 * game's own unit. `place` is 1 for the best, and equal scores share a place. `points` count for the evening: one for each player
 * behind, and half a point for each player at the same place.
 */
export type OutcomeSeat = Readonly<z.output<typeof outcomeSeatSchema>>;

/** Schema of the outcome of a game. */
export const outcomeSchema = z.object({
  number: count,
  game: z.string(),
  endedAt: z.number(),
  why: z.string(),
  seats: z.readonly(z.array(outcomeSeatSchema)),
});
/**
 * The outcome of a finished game. `number` counts the table's finished games from 1. `endedAt` is in ms since the Unix epoch. `why`
 * is the game's own code for how it ended. `seats` are by seat.
 */
export type Outcome = Readonly<z.output<typeof outcomeSchema>>;

const totalSchema = z.object({
  person: z.nullable(guestIdSchema),
  name: shownTextSchema,
  games: count,
  wins: count,
  points: z.number(),
});
/**
 * One person's totals over all games of a table: games played to the end, games won (alone or shared), and points for places. The
 * totals of all bots together have a null `person` and an empty name.
 */
export type Total = Readonly<z.output<typeof totalSchema>>;

/** The maximum number of games in a table's list. Older games are only in the totals. */
export const TALLY_GAMES = 50;

/**
 * Schema of the answer to GET /api/tables/CODE/tally: the newest `TALLY_GAMES` games of a table, oldest first, and the totals of
 * all games.
 */
export const tallySchema = z.object({
  games: z.readonly(z.array(outcomeSchema)),
  totals: z.readonly(z.array(totalSchema)),
});
/** The newest games of a table, oldest first, and the totals of all its games. */
export type Tally = Readonly<z.output<typeof tallySchema>>;
