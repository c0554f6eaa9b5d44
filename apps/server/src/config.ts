import { usualSettings } from './settings/read-settings.ts';
import type { ServerSettings } from './settings/settings.ts';
import type { RateLimit } from './settings/rate-limit.ts';
import type { RetentionPeriods } from './store/retention-periods.ts';
import { DAY } from './time.ts';

/** The rate limits per guest and per client address. */
export interface RequestLimits {
  readonly perGuest: RateLimit;
  readonly perAddress: RateLimit;
}

/** The rate limits for messages on a connection, per second. */
export interface MessageLimits {
  /** The rate above which the server refuses requests. */
  readonly perSecond: number;
  /** The rate above which the server closes the connection. */
  readonly floodPerSecond: number;
}

/** The rate limits and quotas of the server. */
export interface Limits {
  readonly messages: MessageLimits;
  /** The budgets for the cost of all requests, at tables and elsewhere. The cost is CPU time in ms, and kilobytes sent. */
  readonly ms: RequestLimits;
  readonly kilobytes: RequestLimits;
  /** The rate limit, per address, for the kilobytes by which requests may let the store grow. */
  readonly diskPerAddress: RateLimit;
  /** The rate limits for requests that cause a write, at all tables together. */
  readonly writes: RequestLimits;
  /** The rate limit for joining tables, per guest, from any address. */
  readonly joinsPerGuest: RateLimit;
  /** The rate limits per address: API calls, joins, new guests, new tables and passes. */
  readonly arrivals: Readonly<Record<'api' | 'joins' | 'guests' | 'tables' | 'passes', RateLimit>>;
  /** The rate limits for bot moves: for the clients of one address, and in total. */
  readonly bots: { readonly perAddress: RateLimit; readonly inAll: RateLimit };
  /** The maximum number of open connections per address. */
  readonly connections: number;
  /** The timeout for a browser to confirm that it has joined, in ms. */
  readonly joinWithin: number;
  /** The maximum number of bytes queued for one browser. */
  readonly unsentBytes: number;
  /** The maximum number of tables without people that stay in memory. */
  readonly idleTables: number;
  /** How long a person who flooded a table is banned, in ms. */
  readonly floodBan: number;
  /** The maximum size of a browser's message, in bytes. */
  readonly messageBytes: number;
  /** The timeout for receiving a request, body included, in ms. */
  readonly requestWithin: number;
  /** The maximum size of a request body to the API, in bytes. */
  readonly bodyBytes: number;
  /** The maximum number of tables that a guest may open per hour. */
  readonly tablesPerHour: number;
  /** The maximum number of spectators at a table. */
  readonly spectators: number;
  /** The maximum number of connections of one person to a table. */
  readonly tabs: number;
}

/** The pace of bots at a table. Times are in ms. */
export interface BotPace {
  /** The minimum time for a bot's move at a table of calm pace, so that people can follow. */
  readonly botMove: number;
  /** The minimum time for a bot's move in a game with bots only. */
  readonly botsAlone: number;
  /** The retry delay after a bot's move failed. */
  readonly botRetry: number;
}

/** The timeouts and delays of tables, in ms. */
export interface Delays extends BotPace {
  /** The grace period for an absence. After it, a bot plays for the absent player, and somebody present replaces an absent host. */
  readonly absence: number;
  /** How long a dropped connection may be resumed. */
  readonly reconnection: number;
  /** How long a table stays in memory with nobody present. */
  readonly idleTable: number;
}

/** Returns the limits from the settings. */
export function limitsOf(settings: ServerSettings): Limits {
  return {
    messages: { perSecond: settings.MESSAGES_PER_SECOND, floodPerSecond: settings.FLOOD_PER_SECOND },
    ms: { perGuest: settings.MS_PER_GUEST, perAddress: settings.MS_PER_ADDRESS },
    kilobytes: { perGuest: settings.KILOBYTES_PER_GUEST, perAddress: settings.KILOBYTES_PER_ADDRESS },
    diskPerAddress: settings.DISK_KILOBYTES_PER_ADDRESS,
    writes: { perGuest: settings.WRITES_PER_GUEST, perAddress: settings.WRITES_PER_ADDRESS },
    joinsPerGuest: settings.JOINS_PER_GUEST,
    arrivals: {
      api: settings.API_PER_ADDRESS,
      joins: settings.JOINS_PER_ADDRESS,
      guests: settings.GUESTS_PER_ADDRESS,
      tables: settings.TABLES_PER_ADDRESS,
      passes: settings.PASSES_PER_ADDRESS,
    },
    bots: { perAddress: settings.BOT_MOVES_PER_ADDRESS, inAll: settings.BOT_MOVES },
    connections: settings.CONNECTIONS_PER_ADDRESS,
    joinWithin: settings.JOIN_WITHIN_SECONDS,
    unsentBytes: settings.UNSENT_BYTES,
    idleTables: settings.IDLE_TABLES,
    floodBan: settings.FLOOD_BAN_SECONDS,
    messageBytes: settings.MESSAGE_BYTES,
    requestWithin: settings.REQUEST_WITHIN_SECONDS,
    bodyBytes: settings.BODY_BYTES,
    tablesPerHour: settings.TABLES_PER_HOUR,
    spectators: settings.WATCHERS,
    tabs: settings.TABS,
  };
}

/** Returns the delays from the settings. */
export function paceOf(settings: ServerSettings): Delays {
  return {
    botMove: settings.BOT_MOVE_MS,
    botsAlone: settings.BOTS_ALONE_MS,
    botRetry: settings.BOT_RETRY_MS,
    absence: settings.ABSENCE_SECONDS,
    reconnection: settings.RECONNECTION_SECONDS,
    idleTable: settings.IDLE_TABLE_SECONDS,
  };
}

/** Returns the retention periods from the settings. */
export function retentionOf(settings: ServerSettings): RetentionPeriods {
  return {
    tables: settings.KEEP_TABLES_DAYS,
    games: settings.KEEP_GAMES_DAYS,
    sayings: settings.KEEP_TALK_DAYS,
    marked: settings.KEEP_MARKED_DAYS * DAY,
  };
}

/** The defaults of retention periods, limits and delays. */
export const DEFAULT_RETENTION: RetentionPeriods = retentionOf(usualSettings());
export const DEFAULT_LIMITS: Limits = limitsOf(usualSettings());
export const DEFAULT_PACE: Delays = paceOf(usualSettings());
