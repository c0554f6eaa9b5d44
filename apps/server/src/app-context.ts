import type { IncomingMessage } from 'node:http';
import type { Thinker } from './bots/thinking.ts';
import type { Calendar } from './calendar/calendar.ts';
import type { Limits, Delays } from './config.ts';
import type { Revocations } from './identity/revocations.ts';
import type { Tokens } from './identity/tokens.ts';
import type { Metrics } from './metrics.ts';
import type { Shield } from './shield/shield.ts';
import type { TemporaryBans } from './table/connections/temporary-bans.ts';
import type { IdleTables } from './table/schedule/idle-tables.ts';
import type { TableServices } from './table/table.ts';

/** The dependencies that tables and the API share. */
export interface AppContext extends TableServices {
  readonly calendar: Calendar;
  readonly tokens: Tokens;
  readonly revocations: Revocations;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly temporaryBans: TemporaryBans;
  readonly idleTables: IdleTables;
  readonly shield: Shield;
  /** Returns whether this process holds its lease now, and so may act for its tables. A single process always does. */
  readonly holdsLease: () => boolean;
  /** Returns the client address of a connection, or null if clients cannot be distinguished. */
  readonly addressOf: (connection: object) => string | null;
  /** Returns the client address of a request, or null if clients cannot be distinguished. */
  readonly addressOfRequest: (request: IncomingMessage) => string | null;
  readonly limits: Limits;
  readonly pace: Delays;
}
