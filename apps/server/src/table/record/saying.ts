import { cleaned, storedNameSchema, type Said, saidSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';

/** The schema of a stored message's content, by the current limits for names and texts, whatever applied when it was sent. */
const storedSaidSchema = z.extend(saidSchema, {
  name: storedNameSchema,
  text: z.exactOptional(z.pipe(z.string(), z.transform(cleaned))),
});

const sayingSchema = z.object({ said: storedSaidSchema, during: z.nullable(z.string()) });

/**
 * A stored chat message. `during` is the deal in which a spectator wrote it, after which players receive it; null if everybody did
 * at once.
 */
export interface Saying {
  readonly said: Said;
  readonly during: string | null;
}

/** Returns a parsed chat message from the store. Throws if it is invalid, because only this server writes them. */
export function parseSaying(stored: unknown): Saying {
  return sayingSchema.parse(stored);
}

/** Whether a person may read a message while `deal` is on; null if none is. Spectators may read all. */
export function isHeard({ during }: Saying, by: 'player' | 'watcher', deal: string | null): boolean {
  return by === 'watcher' || during === null || during !== deal;
}
