import { type GuestId, guestIdSchema, tableCodeSchema } from '@chinwag/protocol';
import { matchMaker } from '@colyseus/core';
import * as z from 'zod/mini';
import type { HeldTable } from '../table/record/table-record.ts';
import type { RoomTalk } from './room-presence.ts';

/** What processes tell all others, and about what. */
interface News {
  /** A table is open in the process that tells it, which took it in this version. */
  readonly taken: HeldTable;
  /** Somebody flooded a table, and is kept out for a while. */
  readonly flooded: GuestId;
}

const ABOUT: { readonly [Kind in keyof News]: z.ZodMiniType<News[Kind]> } = {
  taken: z.object({ code: tableCodeSchema, version: z.int() }),
  flooded: guestIdSchema,
};

/** What the processes of a house let each other know. Whoever does not hear it, as Redis is away, does without. */
export class ProcessNews {
  readonly #talk: RoomTalk;

  constructor(talk: RoomTalk) {
    this.#talk = talk;
  }

  /** Tells all other processes. */
  tell<Kind extends keyof News>(kind: Kind, about: News[Kind]): Promise<void> {
    return this.#talk.publish(channelOf(kind), { process: matchMaker.processId, about });
  }

  /** Listens to what the others tell. */
  async hear<Kind extends keyof News>(kind: Kind, listen: (about: News[Kind]) => void): Promise<void> {
    const by = z.object({ process: z.string(), about: z.unknown() });
    await this.#talk.subscribe(channelOf(kind), (message: unknown) => {
      const told = by.safeParse(message);
      if (!told.success || told.data.process === matchMaker.processId) return;
      const about = ABOUT[kind].safeParse(told.data.about);
      if (about.success) listen(about.data);
    });
  }
}

function channelOf(kind: keyof News): string {
  return `chinwag:${kind}`;
}
