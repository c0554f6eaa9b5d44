import * as z from 'zod/mini';
import { guestIdSchema, hex32Schema } from './identity.ts';

const seat = z.int().check(z.minimum(0), z.maximum(15));
const count = z.int().check(z.minimum(0));
const atSeats = z.readonly(z.array(z.readonly(z.tuple([seat, hex32Schema]))));

/**
 * Schema of a point in a table's hash chain of rounds. It contains the chain's origin, the number of rounds so far, and the hash
 * link of the last round.
 */
export const chainPointSchema = z.object({ origin: hex32Schema, counter: count, link: hex32Schema });
/** A point in a table's hash chain of rounds. */
export type ChainPoint = Readonly<z.output<typeof chainPointSchema>>;

/** Schema of the answer to a connection that has offered to contribute numbers to the shuffle. */
export const offeredSchema = z.object({
  /** The current game of the table, or the last one, or null before the first. */
  gameId: z.nullable(z.string()),
  /** Whether a shuffle is already being made. If not, the connection receives all messages about the next shuffle. */
  starting: z.boolean(),
  /** The end of the table's chain, or null before its first round. */
  chain: z.nullable(chainPointSchema),
  /**
   * The data that the device needs to follow the chain from its own point: each later round's body hash and server commitment. It
   * is null if that point is not in the chain, or is too old for all later rounds to be stored.
   */
  since: z.nullable(z.readonly(z.array(z.readonly(z.tuple([hex32Schema, hex32Schema]))))),
});
/**
 * The answer to a connection that has offered to contribute numbers to the shuffle. From this point on, the connection receives all
 * messages about the shuffle.
 */
export type Offered = Readonly<z.output<typeof offeredSchema>>;

/** The number of the round, from 1, and its game. */
const named = { gameId: z.string(), round: count };

/** Schema of a commit-and-reveal message, broadcast for the shuffle of a game. */
export const shuffleMessageSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('asked'),
    ...named,
    /** The round's place in the table's chain: the table's origin, the number of the round, and the link of the previous round. */
    origin: hex32Schema,
    counter: count,
    before: hex32Schema,
    rules: count,
    game: z.string(),
    options: z.looseObject({}),
    owner: z.nullable(seat),
    invited: z.readonly(z.array(seat)),
    people: z.readonly(z.array(guestIdSchema)),
    /**
     * The leaf of each seat's holder. Seated people also receive `holders`, the holders with their salts, which is null for
     * everybody else.
     */
    leaves: z.readonly(z.array(hex32Schema)),
    holders: z.nullable(z.readonly(z.array(z.unknown()))),
    commitment: hex32Schema,
  }),
  z.object({ step: z.literal('bound'), ...named, commitments: atSeats }),
  z.object({ step: z.literal('given'), ...named, numbers: atSeats }),
  z.object({
    step: z.literal('opened'), gameId: z.string(), secrets: z.readonly(z.array(hex32Schema)), digest: hex32Schema,
  }),
]);
/**
 * A commit-and-reveal message, broadcast for the shuffle of a game. Before the game, `asked` requests numbers from the seats
 * `invited`, with the server's commitment. `bound` then lists everybody's commitments, and `given` lists the revealed numbers.
 * After the game, `opened` reveals the server's secrets of all rounds, with the digest of all events.
 */
export type ShuffleMessage = Readonly<z.output<typeof shuffleMessageSchema>>;
