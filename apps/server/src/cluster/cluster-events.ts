import { type GuestId, guestIdSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { parseJson } from './parse-json.ts';

/** What processes tell all others, and about what. */
interface EventPayloads {
  /** Somebody flooded a table, and is banned for a while. */
  readonly flooded: GuestId;
  /** Somebody's tokens with a smaller counter than this are revoked. */
  readonly revoked: { readonly person: GuestId; readonly counter: number };
  /** A process was taken for dead, and its lease was ended. */
  readonly ended: string;
}

const ABOUT: { readonly [Kind in keyof EventPayloads]: z.ZodMiniType<EventPayloads[Kind]> } = {
  flooded: guestIdSchema,
  revoked: z.object({ person: guestIdSchema, counter: z.int() }),
  ended: z.string(),
};

const messageSchema = z.object({ process: z.string(), kind: z.enum(['flooded', 'revoked', 'ended']), about: z.unknown() });

type Listeners = { readonly [Kind in keyof EventPayloads]: ((said: unknown) => void)[] };

/**
 * What the processes of a server let each other know, by notifications of the database: few, and none that has to arrive. Who does
 * not hear one finds out by what is stored, a little later.
 */
export class ClusterEvents {
  readonly #process: string;
  readonly #send: (message: string) => Promise<unknown>;
  readonly #listeners: Listeners = { flooded: [], revoked: [], ended: [] };

  /** `send` tells all processes, this one among them. */
  constructor(process: string, send: (message: string) => Promise<unknown>) {
    this.#process = process;
    this.#send = send;
  }

  /** Tells all other processes, as far as they can be reached. */
  publish<Kind extends keyof EventPayloads>(kind: Kind, about: EventPayloads[Kind]): void {
    this.#send(JSON.stringify({ process: this.#process, kind, about })).catch(() => undefined);
  }

  /** Listens to what the others tell. */
  subscribe<Kind extends keyof EventPayloads>(kind: Kind, listen: (about: EventPayloads[Kind]) => void): void {
    this.#listeners[kind].push((said) => {
      const about = ABOUT[kind].safeParse(said);
      if (about.success) listen(about.data);
    });
  }

  /** A message has come, from another process or from this one. */
  heard(message: string): void {
    const received = messageSchema.safeParse(parseJson(message));
    if (!received.success || received.data.process === this.#process) return;
    for (const hear of this.#listeners[received.data.kind]) hear(received.data.about);
  }
}
