import type { Server as HttpServer } from 'node:http';
import type { TableCode } from '@chinwag/protocol';
import { matchMaker } from '@colyseus/core';
import type { PeerCalls } from './cluster/answer-peers.ts';
import type { Cluster } from './cluster/cluster.ts';
import { forwardMatchmaking } from './cluster/forward-matchmaking.ts';
import { forwardConnections } from './cluster/forwarding.ts';
import type { AppContext } from './app-context.ts';
import type { OpenTables } from './table/open-tables.ts';

/** The dependencies of forwarding to other processes. */
interface ForwardingParts extends Pick<AppContext, 'addressOfRequest' | 'holdsLease'> {
  readonly cluster: Cluster;
  readonly signature: string;
}

/**
 * Forwards requests and connections for tables of other processes to their owners. Returns `end`, which closes all forwarded
 * connections.
 */
export function forwardToOthers(http: HttpServer, parts: ForwardingParts): ReturnType<typeof forwardConnections> {
  const { cluster, signature, addressOfRequest: addressOf, holdsLease } = parts;
  const isHere = (code: TableCode): boolean => matchMaker.getLocalRoomById(code) !== undefined;
  const find = (code: TableCode): ReturnType<Cluster['placement']['find']> => cluster.placement.find(code);
  forwardMatchmaking(http, { signature, addressOf, holdsLease, isHere, find });
  return forwardConnections(http, { owners: cluster.owners, signature, addressOf, holdsLease });
}

/** Returns the handlers for requests from other processes about this process's tables. */
export function peerCalls({ lease }: Cluster, tables: OpenTables): PeerCalls {
  return {
    openness: ({ code, process, epoch }) => {
      if (process !== matchMaker.processId) return 'other-epoch';
      switch (lease.standing(epoch)) {
        case 'held':
          return tables.openness(code);
        case 'between':
          return 'busy';
        case 'over':
          return 'other-epoch';
      }
    },
    'request-entry': ({ code, guest, network }) => tables.requestEntryHere(code, guest, network),
    forget: ({ code, person }) => tables.forgetHere(code, person).then(() => 'forgotten' as const),
  };
}
