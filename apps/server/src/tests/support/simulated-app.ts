import { games } from '@chinwag/rules';
import type { Thinker } from '../../bots/thinking.ts';
import { type RandomBytes, secureRandomBytes } from '../../random-bytes.ts';
import { Calendar } from '../../calendar/calendar.ts';
import { DEFAULT_LIMITS, DEFAULT_PACE, type Delays, type Limits } from '../../config.ts';
import type { AppContext } from '../../app-context.ts';
import { pseudonymsBy } from '../../identity/pseudonyms.ts';
import { Revocations } from '../../identity/revocations.ts';
import { tokensSignedWith } from '../../identity/tokens.ts';
import { openLog } from '../../log.ts';
import { Metrics } from '../../metrics.ts';
import { Shield } from '../../shield/shield.ts';
import type { Store } from '../../store/store.ts';
import { TemporaryBans } from '../../table/connections/temporary-bans.ts';
import { IdleTables } from '../../table/schedule/idle-tables.ts';
import type { Games } from '../../table/table.ts';
import type { Time } from '../../time.ts';
import { firstLawfulMove } from './first-lawful-move.ts';
import { MemoryStore } from './memory-store.ts';

const metrics = new Metrics();

/** The parts of a simulated server; each has a default. */
export interface SimulatedAppParts {
  readonly time: Time;
  readonly games?: Games;
  readonly store?: Store;
  readonly randomBytes?: RandomBytes;
  readonly thinker?: Thinker;
  readonly pace?: Partial<Delays>;
  readonly limits?: Partial<Limits>;
  readonly restoredAt?: number;
}

/** Returns the dependencies of tables, without a server around them. */
export function simulatedApp({ time, games: all = games, ...parts }: SimulatedAppParts): AppContext {
  const log = openLog('silent');
  const calendar = new Calendar(null, { time, log });
  const store = parts.store ?? new MemoryStore();
  const tokens = tokensSignedWith(new Uint8Array(32), calendar);
  const limits = { ...DEFAULT_LIMITS, ...parts.limits };
  return {
    games: all,
    store,
    log,
    tokens,
    revocations: new Revocations({ store, time, calendar, lifetime: tokens.lifetime, announce: () => undefined }),
    thinker: parts.thinker ?? firstLawfulMove(all),
    metrics,
    temporaryBans: new TemporaryBans(time, DEFAULT_LIMITS.floodBan, () => undefined),
    idleTables: new IdleTables(DEFAULT_LIMITS.idleTables),
    limits,
    shield: new Shield(limits, time),
    holdsLease: () => true,
    addressOf: () => null,
    addressOfRequest: () => null,
    pace: { ...DEFAULT_PACE, ...parts.pace },
    time,
    calendar,
    randomBytes: parts.randomBytes ?? secureRandomBytes,
    pseudonyms: pseudonymsBy(new Uint8Array(32)),
    restoredAt: parts.restoredAt ?? null,
  };
}
