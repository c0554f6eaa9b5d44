import { guestIdSchema, guestSchema, isRefusalCode, type RefusalCode, tableCodeSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import type { OwnerAnswer } from './takeover.ts';

/** The path at which processes of a server call each other. */
export const PEER_PATH = '/peers';

/** Schema of a request from one process of a server to another, about a table that the other owns. */
export const peerRequestSchema = z.discriminatedUnion('kind', [
  /** Asks whether the process with this id has the table open, under the epoch in the database. */
  z.object({ kind: z.literal('openness'), code: tableCodeSchema, process: z.string(), epoch: z.int() }),
  /** Requests entry for a guest from a network. */
  z.object({ kind: z.literal('request-entry'), code: tableCodeSchema, guest: guestSchema, network: z.nullable(z.string()) }),
  /** Requests to erase a person's name from the table. */
  z.object({ kind: z.literal('forget'), code: tableCodeSchema, person: guestIdSchema }),
]);
/** A request from one process of a server to another, about a table that the other owns. */
export type PeerRequest = z.output<typeof peerRequestSchema>;

const refusalCodeSchema = z.string().check(z.refine(isRefusalCode));

/** The schema of a successful answer to each kind of request. */
export const PEER_ANSWERS = {
  openness: z.enum(['open', 'busy', 'not-open', 'other-epoch']),
  'request-entry': z.pipe(refusalCodeSchema, z.transform((code) => code as RefusalCode)),
  forget: z.literal('forgotten'),
} as const;

/** A successful answer to a request of this kind. */
export type PeerAnswer<Kind extends PeerRequest['kind']> = z.output<(typeof PEER_ANSWERS)[Kind]>;

/** A process's answer when asked whether it has a table open. */
export type Openness = Exclude<OwnerAnswer, 'refused' | 'silent'>;
