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

/** What a server is made of. `webDirectory` holds the built browser app. */
export interface ServerConfig {
  readonly games: Games;
  readonly store: Store;
  /** The same store for those who operate the server; nothing is said about an update where it is left out. */
  readonly administration?: AdminStore | undefined;
  readonly thinker: Thinker;
  readonly log: Log;
  readonly webDirectory: string;
  /** Joins the other processes of the server, which are left when it closes; alone if left out. */
  readonly joinCluster?: JoinCluster | undefined;
  /** By which name or address the other processes reach this one; that from which it reaches the database if left out. */
  readonly host?: string | undefined;
  /** The one address of this machine at which it listens; all of them if left out. */
  readonly listenHost?: string | null;
  /** Where friends reach the server, as a link to send them begins; where the one who asks has asked it if left out. */
  readonly publicUrl?: string | null;
  /** How many proxies stand before the server, each of which tells the address it was asked from. */
  readonly proxies?: number;
  readonly limits?: Partial<Limits>;
  readonly pace?: Partial<Delays>;
  /** Where the server counts, if the one who made its store has it count there too. */
  readonly metrics?: Metrics;
  /** A port of its own for the metrics, if they are to have one. */
  readonly metricsPort?: number | null;
  /** What the one who reads the metrics has to show, if anything. */
  readonly metricsToken?: string | null;
  /** How long things are stored. */
  readonly keep?: Partial<RetentionPeriods>;
  /** For how many days a browser is known as the same guest after it has given a name. */
  readonly guestDays?: number;
  /** How the one who runs it is reached, as a link, if players are to know. */
  readonly contact?: string | null;
  /** The time of this machine if left out. */
  readonly time?: Time;
  /** How many times as fast it passes at tables; as fast if left out. */
  readonly timeScale?: number;
}
