import { clockSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';

const keptClockSchema = z.object({ question: z.nullable(z.int()), used: z.number(), bank: z.number() });

/** A seat's clock as it is kept: what had been used on which question, and what was left for all further moves. All in ms. */
export type KeptClock = Readonly<z.output<typeof keptClockSchema>>;

const keptClocksSchema = z.object({ rule: clockSchema, seats: z.array(keptClockSchema) });

/** The clocks of a game as they are kept beside it, so that they go on from there when its table comes to life again. */
export type KeptClocks = Readonly<z.output<typeof keptClocksSchema>>;

/** Reads clocks that were kept as JSON. Throws if they are none: only this house writes them. */
export function parseKeptClocks(kept: unknown): KeptClocks {
  return keptClocksSchema.parse(kept);
}
