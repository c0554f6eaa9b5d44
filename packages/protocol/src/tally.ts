import * as z from 'zod/mini';
import { guestIdSchema } from './identity.ts';
import { shownTextSchema } from './text.ts';

const count = z.int().check(z.minimum(0));

/** Reads what came of a game for one seat. */
export const outcomeSeatSchema = z.object({
  person: z.nullable(guestIdSchema),
  name: shownTextSchema,
  place: count,
  score: z.number(),
  points: z.number(),
});
/**
 * What came of a game for one seat: whose it was (null for a bot), the name they had then, their place (1 is best, equals
 * share one), their score in the game's own unit, and the points that the evening counts for the place: one for each player
 * behind, half a one for each at the same place.
 */
export type OutcomeSeat = Readonly<z.output<typeof outcomeSeatSchema>>;

/** Reads what came of a game. */
export const outcomeSchema = z.object({
  number: count,
  game: z.string(),
  endedAt: z.number(),
  why: z.string(),
  seats: z.readonly(z.array(outcomeSeatSchema)),
});
/**
 * What came of a game at a table, the `number`-th that was over there, from 1. `endedAt` is in ms since 1970;
 * `why` is the game's own code of how it ended; `seats` are by seat.
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
 * What all games at a table came to for one person: how many they played to the end, how many they won, alone or with others
 * at the same place, and the points for their places. `person` is null, and the name empty, for all bots taken together.
 */
export type Total = Readonly<z.output<typeof totalSchema>>;

/** How many games of a table are listed one by one; what was before them is in the totals. */
export const TALLY_GAMES = 50;

/** GET /api/tables/CODE/tally: the games of a table, the newest `TALLY_GAMES` of them, oldest first; and what all came to. */
export const tallySchema = z.object({
  games: z.readonly(z.array(outcomeSchema)),
  totals: z.readonly(z.array(totalSchema)),
});
/** The games of a table, oldest first, and what all of them came to. */
export type Tally = Readonly<z.output<typeof tallySchema>>;
