import { usualSettings } from './settings/read-settings.ts';
import type { ServerSettings } from './settings/settings.ts';
import type { RateLimit } from './settings/rate-limit.ts';
import type { RetentionPeriods } from './store/retention-periods.ts';
import { DAY } from './time.ts';

/** How much each guest may have of something, and all together who come from one address. */
export interface RequestLimits {
  readonly perGuest: RateLimit;
  readonly perAddress: RateLimit;
}

/** How many messages a connection may send, per second. */
export interface MessageLimits {
  /** Above this, requests are refused. */
  readonly perSecond: number;
  /** Above this, the connection is ended. */
  readonly floodPerSecond: number;
}

/** How much anybody may ask of the server. */
export interface Limits {
  readonly messages: MessageLimits;
  /** What all that is asked, at tables and elsewhere, may cost: in ms of the processors and in kilobytes that are sent. */
  readonly ms: RequestLimits;
  readonly kilobytes: RequestLimits;
  /** By how many kilobytes the store may grow for those who come from one address. */
  readonly diskPerAddress: RateLimit;
  /** How much of what is asked at all tables together may write something down. */
  readonly writes: RequestLimits;
  /** How often a guest may join tables, from wherever. */
  readonly joinsPerGuest: RateLimit;
  /** How many may come from one address: to the API, into tables, as new guests, with new tables, and with passes. */
  readonly arrivals: Readonly<Record<'api' | 'joins' | 'guests' | 'tables' | 'passes', RateLimit>>;
  /** How many moves bots may make for those who come from one address, and for all together. */
  readonly bots: { readonly perAddress: RateLimit; readonly inAll: RateLimit };
  /** How many connections an address may have open at a time. */
  readonly connections: number;
  /** How long a browser may take to say that it has joined, in ms. */
  readonly joinWithin: number;
  /** How many bytes may wait to be taken by one browser. */
  readonly unsentBytes: number;
  /** How many tables at which nobody is stay in memory. */
  readonly idleTables: number;
  /** How long somebody who flooded a table is banned, in ms. */
  readonly floodBan: number;
  /** The longest message of a browser, in bytes. */
  readonly messageBytes: number;
  /** How long a browser may take to send a request, body and all, in ms. */
  readonly requestWithin: number;
  /** The longest body of a request to the API, in bytes. */
  readonly bodyBytes: number;
  /** How many tables a guest may open in an hour. */
  readonly tablesPerHour: number;
  /** How many people may watch a table. */
  readonly spectators: number;
  /** How many connections one person may have to a table. */
  readonly tabs: number;
}

/** How bots of a table play. Times are in ms. */
export interface BotPace {
  /** How long a bot at a calm table takes for a move, at least, so that people can follow. */
  readonly botMove: number;
  /** How long a bot takes for a move, at least, in a game in which nobody but bots plays. */
  readonly botsAlone: number;
  /** How long a bot waits after a move that could not be made. */
  readonly botRetry: number;
}

/** How long things take, in ms. */
export interface Delays extends BotPace {
  /** How long somebody may be away before they are done without: a bot sits in for a player, another follows a host. */
  readonly absence: number;
  /** How long a dropped connection may be taken up again as the same. */
  readonly reconnection: number;
  /** How long a table stays in memory with nobody there. */
  readonly idleTable: number;
}

/** The limits that have been set. */
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

/** The paces that have been set. */
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

/** How long things are stored, as it has been set. */
export function retentionOf(settings: ServerSettings): RetentionPeriods {
  return {
    tables: settings.KEEP_TABLES_DAYS,
    games: settings.KEEP_GAMES_DAYS,
    sayings: settings.KEEP_TALK_DAYS,
    marked: settings.KEEP_MARKED_DAYS * DAY,
  };
}

/** The limits, paces and times of keeping where nothing is set. */
export const DEFAULT_RETENTION: RetentionPeriods = retentionOf(usualSettings());
export const DEFAULT_LIMITS: Limits = limitsOf(usualSettings());
export const DEFAULT_PACE: Delays = paceOf(usualSettings());
