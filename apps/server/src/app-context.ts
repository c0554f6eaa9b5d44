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

/** All that tables and the API share. */
export interface AppContext extends TableServices {
  readonly calendar: Calendar;
  readonly tokens: Tokens;
  readonly revocations: Revocations;
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly temporaryBans: TemporaryBans;
  readonly idleTables: IdleTables;
  readonly shield: Shield;
  /** Whether this process speaks for its tables at this moment: always, where it is the only one. */
  readonly holdsLease: () => boolean;
  /** From where a connection comes; null where nobody can be distinguished. */
  readonly addressOf: (connection: object) => string | null;
  /** From where somebody asks, in the same way. */
  readonly addressOfRequest: (request: IncomingMessage) => string | null;
  readonly limits: Limits;
  readonly pace: Delays;
}
