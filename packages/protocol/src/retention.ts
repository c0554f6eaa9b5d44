import * as z from 'zod/mini';

/** The kinds of what a server stores of people. The page `/stored` says of each what that is, and for how long it is stored. */
export const STORED_KINDS = ['tables', 'games', 'results', 'messages', 'passes', 'revocations'] as const;
/** A kind of what a server stores of people. */
export type StoredKind = (typeof STORED_KINDS)[number];

const period = z.number().check(z.gte(0));

/** GET /api/retention: for how long the server stores what, as it was set; each in ms, null for ever. */
export const retentionSchema = z.object({
  /** A table at which nobody has been; and then, for as long, that it was there. */
  tables: z.nullable(period),
  /** The moves of a game that is not the last of its table. */
  games: z.nullable(period),
  /** What was said at a table. */
  messages: z.nullable(period),
  /** How much longer each of these is there, marked, once its time has come, so that it can be undone. */
  marked: period,
  /** A code for another device, until it is taken. */
  passes: period,
  /** By what kind of device such a code was taken. */
  takenPasses: period,
  /** That older tokens of somebody are good no more. */
  revocations: period,
  /** For how long a browser is known as the same guest after it has given a name. */
  guests: period,
  /** Where the one who runs the server is reached, who can delete all of it sooner: `mailto:` or `https:`; null for nowhere. */
  contact: z.nullable(z.string().check(z.regex(/^(?:mailto:|https:\/\/)/))),
});
/** For how long a server stores what. */
export type Retention = Readonly<z.output<typeof retentionSchema>>;
