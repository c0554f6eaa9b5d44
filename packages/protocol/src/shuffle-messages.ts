import * as z from 'zod/mini';
import { guestIdSchema, hex32Schema } from './identity.ts';

const seat = z.int().check(z.minimum(0), z.maximum(15));
const count = z.int().check(z.minimum(0));
const atSeats = z.readonly(z.array(z.readonly(z.tuple([seat, hex32Schema]))));

/** Reads how far the chain of rounds of a table has come, by its number of rounds and the link of the last, from its origin on. */
export const chainPointSchema = z.object({ origin: hex32Schema, counter: count, link: hex32Schema });
/** How far the chain of rounds of a table has come. */
export type ChainPoint = Readonly<z.output<typeof chainPointSchema>>;

/** Reads what a connection that can give numbers is answered. */
export const offeredSchema = z.object({
  /** The game on the table, or the last one; null before the first. */
  gameId: z.nullable(z.string()),
  /** Whether the shuffle of a game is being made already. If not, the connection hears everything about the next one. */
  starting: z.boolean(),
  /** How far the chain of the table has come; null before its first round. */
  chain: z.nullable(chainPointSchema),
  /**
   * What it takes to follow the chain from the point that the device holds: of each round since, the hash of what it was about, and
   * the server's commitment. Null where that point is not in the chain, or so far back that not all of it is stored.
   */
  since: z.nullable(z.readonly(z.array(z.readonly(z.tuple([hex32Schema, hex32Schema]))))),
});
/** What a connection that can give numbers is answered: from which moment of the table on it hears everything about numbers. */
export type Offered = Readonly<z.output<typeof offeredSchema>>;

/** Which round of numbers is meant: the round, from 1, of which game. */
const named = { gameId: z.string(), round: count };

/** Reads what is broadcast of the numbers that shuffle a game. */
export const shuffleMessageSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('asked'),
    ...named,
    /** Its place in the chain of the table: the table's origin, the number of the round there, and the link of the one before. */
    origin: hex32Schema,
    counter: count,
    before: hex32Schema,
    rules: count,
    game: z.string(),
    options: z.looseObject({}),
    owner: z.nullable(seat),
    invited: z.readonly(z.array(seat)),
    people: z.readonly(z.array(guestIdSchema)),
    /** What stands for the holder of each seat, and the holders with their salts: for those who have a seat, null for others. */
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
 * What is broadcast of the numbers that shuffle a game. Before it begins: who is `asked` for one (`people`, in the seats
 * `invited`), and the server's commitment; how all are `bound` to theirs; the numbers that were `given`. After it: the
 * server's secrets of all rounds are `opened`, with the digest of all that happened.
 */
export type ShuffleMessage = Readonly<z.output<typeof shuffleMessageSchema>>;
