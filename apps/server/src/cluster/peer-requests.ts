import { guestIdSchema, guestSchema, isRefusalCode, type RefusalCode, tableCodeSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import type { OwnerAnswer } from './takeover.ts';

/** Where processes of a server ask one another. */
export const PEER_PATH = '/peers';

/** What one process of a server asks another, about a table that is that one's. */
export const peerRequestSchema = z.discriminatedUnion('kind', [
  /** Whether the process of this id has the table open, under the epoch that the database has. */
  z.object({ kind: z.literal('openness'), code: tableCodeSchema, process: z.string(), epoch: z.int() }),
  /** To let somebody in, from a network. */
  z.object({ kind: z.literal('request-entry'), code: tableCodeSchema, guest: guestSchema, network: z.nullable(z.string()) }),
  /** To take somebody's name out of the table. */
  z.object({ kind: z.literal('forget'), code: tableCodeSchema, person: guestIdSchema }),
]);
/** What one process of a server asks another, about a table that is that one's. */
export type PeerRequest = z.output<typeof peerRequestSchema>;

const refusalCodeSchema = z.string().check(z.refine(isRefusalCode));

/** What is answered to each; none of it where it could not be done. */
export const PEER_ANSWERS = {
  openness: z.enum(['open', 'busy', 'not-open', 'other-epoch']),
  'request-entry': z.pipe(refusalCodeSchema, z.transform((code) => code as RefusalCode)),
  forget: z.literal('forgotten'),
} as const;

/** What is answered to a request of a kind. */
export type PeerAnswer<Kind extends PeerRequest['kind']> = z.output<(typeof PEER_ANSWERS)[Kind]>;

/** What a process says of a table when it is asked whether it is open there. */
export type Openness = Exclude<OwnerAnswer, 'refused' | 'silent'>;
