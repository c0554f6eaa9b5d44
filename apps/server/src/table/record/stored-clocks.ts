import { clockSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';

const storedClockSchema = z.object({ question: z.nullable(z.int()), used: z.number(), bank: z.number() });

/** A seat's clock as it is stored: what had been used on which question, and what was left for all further moves. All in ms. */
export type StoredClock = Readonly<z.output<typeof storedClockSchema>>;

const storedClocksSchema = z.object({ rule: clockSchema, seats: z.array(storedClockSchema) });

/** The clocks of a game as they are stored beside it, so that they go on from there when its table comes to life again. */
export type StoredClocks = Readonly<z.output<typeof storedClocksSchema>>;

/** Reads clocks that were stored as JSON. Throws if they are none: only this server writes them. */
export function parseStoredClocks(stored: unknown): StoredClocks {
  return storedClocksSchema.parse(stored);
}
