import { type GuestId, guestIdSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { parseJson } from './parse-json.ts';

/** The events between processes, with their payloads. */
interface EventPayloads {
  /** A guest who flooded a table, and is banned for a while. */
  readonly flooded: GuestId;
  /** A guest whose tokens with a counter below `counter` are revoked. */
  readonly revoked: { readonly person: GuestId; readonly counter: number };
  /** A process that was found dead, and whose lease was ended. */
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
 * Broadcasts events between the processes of a server, by PostgreSQL notifications. Events are rare, and some may not arrive. A
 * process that misses an event learns of the change from the store a little later.
 */
export class ClusterEvents {
  readonly #process: string;
  readonly #send: (message: string) => Promise<unknown>;
  readonly #listeners: Listeners = { flooded: [], revoked: [], ended: [] };

  /** `send` broadcasts to all processes, including this one. */
  constructor(process: string, send: (message: string) => Promise<unknown>) {
    this.#process = process;
    this.#send = send;
  }

  /** Publishes an event to all other processes that can be reached. Never throws. */
  publish<Kind extends keyof EventPayloads>(kind: Kind, about: EventPayloads[Kind]): void {
    this.#send(JSON.stringify({ process: this.#process, kind, about })).catch(() => undefined);
  }

  /** Subscribes to events of a kind from other processes, and ignores malformed ones. */
  subscribe<Kind extends keyof EventPayloads>(kind: Kind, listen: (about: EventPayloads[Kind]) => void): void {
    this.#listeners[kind].push((said) => {
      const about = ABOUT[kind].safeParse(said);
      if (about.success) listen(about.data);
    });
  }

  /** Handles a notification from another process. Ignores this process's own notifications, and malformed ones. */
  heard(message: string): void {
    const received = messageSchema.safeParse(parseJson(message));
    if (!received.success || received.data.process === this.#process) return;
    for (const hear of this.#listeners[received.data.kind]) hear(received.data.about);
  }
}
