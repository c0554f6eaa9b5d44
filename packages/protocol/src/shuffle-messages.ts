import * as z from 'zod/mini';
import { guestIdSchema, hex32Schema } from './identity.ts';

const seat = z.int().check(z.minimum(0), z.maximum(15));
const count = z.int().check(z.minimum(0));
const atSeats = z.readonly(z.array(z.readonly(z.tuple([seat, hex32Schema]))));

/** Reads what a connection that can give numbers is answered. */
export const offeredSchema = z.object({
  /** The game on the table, or the last one; null before the first. */
  gameId: z.nullable(z.string()),
  /** Whether the shuffle of a game is being made already. If not, the connection hears everything about the next one. */
  starting: z.boolean(),
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
    game: z.string(),
    options: z.looseObject({}),
    seats: count,
    owner: z.nullable(seat),
    invited: z.readonly(z.array(seat)),
    people: z.readonly(z.array(guestIdSchema)),
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
