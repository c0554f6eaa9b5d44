import { clockSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';

const storedClockSchema = z.object({ question: z.nullable(z.int()), used: z.number(), bank: z.number() });

/**
 * The stored clock of a seat: the number of the pending decision, the time used on it, and the remaining time bank. Times are in
 * ms.
 */
export type StoredClock = Readonly<z.output<typeof storedClockSchema>>;

const storedClocksSchema = z.object({ rule: clockSchema, seats: z.array(storedClockSchema) });

/** The stored clocks of a game, from which they resume when its table is loaded. */
export type StoredClocks = Readonly<z.output<typeof storedClocksSchema>>;

/** Parses the clocks of a stored game. Throws if they are corrupt (only this server writes them). */
export function parseStoredClocks(stored: unknown): StoredClocks {
  return storedClocksSchema.parse(stored);
}
