import type { Thinker } from './bots/thinking.ts';
import type { JoinCluster } from './cluster/cluster.ts';
import type { Limits, Delays } from './config.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { RetentionPeriods } from './store/retention-periods.ts';
import type { AdminStore } from './store/admin-store.ts';
import type { Store } from './store/store.ts';
import type { Games } from './table/table.ts';
import type { Time } from './time.ts';

/** The configuration and services of a server. `webDirectory` holds the built web app. */
export interface ServerConfig {
  readonly games: Games;
  readonly store: Store;
  /** The same store, for admin commands. Without it, the server does not report updates. */
  readonly administration?: AdminStore | undefined;
  readonly thinker: Thinker;
  readonly log: Log;
  readonly webDirectory: string;
  /** Joins the other processes of the server. Without it, the server is a single process. */
  readonly joinCluster?: JoinCluster | undefined;
  /**
   * The host name or address at which other processes reach this process. By default, it is the address from which this process
   * reaches the database.
   */
  readonly host?: string | undefined;
  /** The only address of this machine on which the server listens; all addresses by default. */
  readonly listenHost?: string | null;
  /** The public URL of the server, which starts every link to friends. By default, it is the URL that the client requested. */
  readonly publicUrl?: string | null;
  /** The number of trusted proxies in front of the server. Each proxy forwards the client address. */
  readonly proxies?: number;
  readonly limits?: Partial<Limits>;
  readonly pace?: Partial<Delays>;
  /** The metrics to use, if the store already reports to them. */
  readonly metrics?: Metrics;
  /** The separate port for the metrics, if there is one. */
  readonly metricsPort?: number | null;
  /** The bearer token for the metrics, if one is required. */
  readonly metricsToken?: string | null;
  /** The retention periods. */
  readonly keep?: Partial<RetentionPeriods>;
  /** How long a browser is recognized as the same guest after giving a name, in days. */
  readonly guestDays?: number;
  /** A link to the operator for players, if there is one. */
  readonly contact?: string | null;
  /** The time service; this machine's by default. */
  readonly time?: Time;
  /** The time scale at tables; 1 by default. */
  readonly timeScale?: number;
}
