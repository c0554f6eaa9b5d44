import { cleaned, storedNameSchema, type Said, saidSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';

/**
 * The schema of a stored message's content. It applies the current limits for names and texts, even if different limits applied
 * when the message was sent.
 */
const storedSaidSchema = z.extend(saidSchema, {
  name: storedNameSchema,
  text: z.exactOptional(z.pipe(z.string(), z.transform(cleaned))),
});

const sayingSchema = z.object({ said: storedSaidSchema, during: z.nullable(z.string()) });

/**
 * A stored chat message. `during` is the deal in which a spectator wrote the message; players receive it after that deal. It is
 * null if everybody received the message at once.
 */
export interface Saying {
  readonly said: Said;
  readonly during: string | null;
}

/** Parses a chat message from the store. Throws if the message is corrupt (only this server writes messages). */
export function parseSaying(stored: unknown): Saying {
  return sayingSchema.parse(stored);
}

/** Returns whether a person may read a message during `deal`, which is null between deals. Spectators may read all messages. */
export function isHeard({ during }: Saying, by: 'player' | 'watcher', deal: string | null): boolean {
  return by === 'watcher' || during === null || during !== deal;
}
