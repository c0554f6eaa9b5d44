import { type GuestId, guestIdSchema, tableCodeSchema } from '@chinwag/protocol';
import { matchMaker } from '@colyseus/core';
import * as z from 'zod/mini';
import type { TableLease } from '../table/record/table-record.ts';
import type { RoomPresence } from './room-presence.ts';

/** What processes tell all others, and about what. */
interface EventPayloads {
  /** A table is open in the process that tells it, which took it in this version. */
  readonly taken: TableLease;
  /** Somebody flooded a table, and is banned for a while. */
  readonly flooded: GuestId;
  /** Somebody's tokens with a smaller counter than this are revoked. */
  readonly revoked: { readonly person: GuestId; readonly counter: number };
}

const ABOUT: { readonly [Kind in keyof EventPayloads]: z.ZodMiniType<EventPayloads[Kind]> } = {
  taken: z.object({ code: tableCodeSchema, version: z.int() }),
  flooded: guestIdSchema,
  revoked: z.object({ person: guestIdSchema, counter: z.int() }),
};

/** What the processes of a server let each other know. The one who does not hear it, as Redis is away, does without. */
export class ClusterEvents {
  readonly #presence: RoomPresence;

  constructor(presence: RoomPresence) {
    this.#presence = presence;
  }

  /** Tells all other processes. */
  publish<Kind extends keyof EventPayloads>(kind: Kind, about: EventPayloads[Kind]): Promise<void> {
    return this.#presence.publish(channelOf(kind), { process: matchMaker.processId, about });
  }

  /** Listens to what the others tell. */
  async subscribe<Kind extends keyof EventPayloads>(kind: Kind, listen: (about: EventPayloads[Kind]) => void): Promise<void> {
    const by = z.object({ process: z.string(), about: z.unknown() });
    await this.#presence.subscribe(channelOf(kind), (message: unknown) => {
      const received = by.safeParse(message);
      if (!received.success || received.data.process === matchMaker.processId) return;
      const about = ABOUT[kind].safeParse(received.data.about);
      if (about.success) listen(about.data);
    });
  }
}

function channelOf(kind: keyof EventPayloads): string {
  return `chinwag:${kind}`;
}
