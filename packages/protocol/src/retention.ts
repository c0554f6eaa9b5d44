import * as z from 'zod/mini';

/** The kinds of personal data that a server stores. The page `/stored` explains each, and how long it is stored. */
export const STORED_KINDS = ['tables', 'games', 'results', 'messages', 'passes', 'revocations'] as const;
/** A kind of personal data that a server stores. */
export type StoredKind = (typeof STORED_KINDS)[number];

const period = z.number().check(z.gte(0));

/**
 * Schema of the answer to GET /api/retention: how long the server stores each kind of data, as configured. Times are in ms, and
 * null means for ever.
 */
export const retentionSchema = z.object({
  /** The period for a table that nobody visits. The server then stores the fact that it existed for the same period again. */
  tables: z.nullable(period),
  /** The period for the moves of a game that is not the last of its table. */
  games: z.nullable(period),
  /** The period for the chat messages of a table. */
  messages: z.nullable(period),
  /** How long each of these stays marked for deletion after its period, so that the deletion can be undone. */
  marked: period,
  /** The period for a code for an additional device, until it is redeemed. */
  passes: period,
  /** The period for the kind of device that redeemed the code. */
  takenPasses: period,
  /** The period for the fact that a guest's older tokens are revoked. */
  revocations: period,
  /** How long a browser is recognized as the same guest after giving a name. */
  guests: period,
  /** The contact of the server's operator, who can delete data sooner: `mailto:` or `https:`. It is null if there is none. */
  contact: z.nullable(z.string().check(z.regex(/^(?:mailto:|https:\/\/)/))),
});
/** The retention period of each kind of data on a server. */
export type Retention = Readonly<z.output<typeof retentionSchema>>;
