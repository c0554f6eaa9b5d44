import { cleaned, storedNameSchema, type Said, saidSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';

/** Something said by what is known of names and texts now, whatever was when it was said. */
const storedSaidSchema = z.extend(saidSchema, {
  name: storedNameSchema,
  text: z.exactOptional(z.pipe(z.string(), z.transform(cleaned))),
});

const sayingSchema = z.object({ said: storedSaidSchema, during: z.nullable(z.string()) });

/**
 * Something said, as it is stored. `during` is the deal in which somebody who watches said it, so that players hear it when
 * that deal is over; null for what all hear at once.
 */
export interface Saying {
  readonly said: Said;
  readonly during: string | null;
}

/** Reads a saying that was stored as JSON. Throws if it is none: only this server writes them. */
export function parseSaying(stored: unknown): Saying {
  return sayingSchema.parse(stored);
}

/** Whether somebody hears a saying while `deal` is on; null if none is. Those who watch hear all. */
export function isHeard({ during }: Saying, by: 'player' | 'watcher', deal: string | null): boolean {
  return by === 'watcher' || during === null || during !== deal;
}
