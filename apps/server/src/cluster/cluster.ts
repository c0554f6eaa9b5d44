import type { TableCode } from '@chinwag/protocol';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { DatabaseRefused, databaseSentence } from '../store/database-sentence.ts';
import { systemTime } from '../time.ts';
import { ClusterEvents } from './cluster-events.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import { PeerClient } from './peer-client.ts';
import { PostgresOwners } from './postgres-owners.ts';
import { ownersPool, PoolerInTheWay, requireSessions } from './postgres-pool.ts';
import { CHANNEL, postgresSessions } from './postgres-session.ts';
import type { Owner, TableOwners } from './table-owners.ts';
import { TablePlacement, type Takeover } from './table-placement.ts';

/** A process of a server, as the other processes see it. */
export interface ClusterMember {
  readonly process: string;
  /** The signature that authenticates this process to the others. */
  readonly signature: string;
  readonly metrics: Metrics;
  /**
   * Called with the tables that this process may still own, whenever that set may have changed. All other tables belong to other
   * processes.
   */
  readonly continued: (own: ReadonlySet<TableCode>) => void;
}

/** One process's interface to the cluster: several processes, connected by a shared database, that form one server. */
export interface Cluster {
  readonly lease: LeaseKeeper;
  readonly placement: TablePlacement;
  readonly owners: TableOwners;
  readonly events: ClusterEvents;
  readonly peers: PeerClient;
  /** Releases the lease, and then leaves the cluster. */
  close(): Promise<void>;
}

const NO_TABLES: ReadonlySet<TableCode> = new Set();

/** Joins a process to the cluster. Returns that process's interface to the cluster. */
export type JoinCluster = (member: ClusterMember) => Cluster;

/**
 * Prepares a process to join the cluster that shares the database at `url`. Resolves with the function that joins it. Rejects with
 * `DatabaseRefused` or `PoolerInTheWay` if the database cannot be used.
 */
export async function clusterIn(url: string, log: Log): Promise<JoinCluster> {
  try {
    await requireSessions(url);
  } catch (error) {
    throw error instanceof PoolerInTheWay ? error : new DatabaseRefused(databaseSentence(url, error), { cause: error });
  }
  return (member) => join(url, log, member);
}

function join(url: string, log: Log, { process, signature, metrics, continued }: ClusterMember): Cluster {
  const pool = ownersPool(url);
  const owners = new PostgresOwners(pool);
  const events = new ClusterEvents(process, (message) => pool.query('select pg_notify($1, $2)', [CHANNEL, message]));
  const peers = new PeerClient(signature);
  const parts = { openSession: postgresSessions(url, process), time: systemTime, random: Math.random };
  const lease = new LeaseKeeper(parts, {
    lost: () => {
      metrics.leaseLosses.inc();
      log.event('warn', {}, 'the lease is lost: no table is served until the database answers');
    },
    ended: () => {
      log.event('warn', {}, 'the lease has ended: the tables of this process are left to others');
      continued(NO_TABLES);
    },
    continued: (epoch, tables) => {
      if (epoch > 1) log.event('warn', { epoch, tables: tables.size }, 'the lease is held again');
      continued(tables);
    },
    heard: (message) => events.heard(message),
  });
  events.subscribe('ended', (ended) => {
    if (ended === process) lease.renewNow();
  });
  const taken = ({ code, from, why }: Takeover): void => {
    metrics.takeovers.inc({ why });
    const fields = { table: code, from: from?.process ?? null, why };
    if (why === 'owner-dead' || why === 'lease-ended') log.warn(fields, 'a table is taken over from another process');
    else log.debug(fields, 'a table is opened here');
  };
  const ended = (owner: Owner): void => events.publish('ended', owner.process);
  const ask: PeerClient['openness'] = (...asked) => peers.openness(...asked);
  return {
    lease,
    placement: new TablePlacement({ process, lease, owners, ask, time: systemTime, taken, ended }),
    owners,
    events,
    peers,
    close: async () => {
      await lease.leave();
      await pool.end();
    },
  };
}
