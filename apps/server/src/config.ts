import type { BotPace } from './table/bot-players.ts';
import type { MessageLimits } from './table/message-rate.ts';

/** How much anybody may ask of the house. */
export interface Limits {
  readonly messages: MessageLimits;
  /** How long somebody who flooded a table is kept out, in ms. */
  readonly floodBan: number;
  /** The longest message of a browser, in bytes. */
  readonly messageBytes: number;
  /** The longest body of a request to the API, in bytes. */
  readonly bodyBytes: number;
  /** How many requests an address may make of the API, per minute. */
  readonly requestsPerMinute: number;
  /** How many tables a guest may open in an hour. */
  readonly tablesPerHour: number;
  /** How many people may watch a table. */
  readonly watchers: number;
  /** How many connections one person may have to a table. */
  readonly tabs: number;
}

/** How long things take, in ms. */
export interface Pace extends BotPace {
  /** How long somebody may be away before they are done without: a bot sits in for a player, another follows a host. */
  readonly absence: number;
  /** How long a dropped connection may be taken up again as the same. */
  readonly reconnection: number;
  /** How long a table stays in memory with nobody there. */
  readonly idleTable: number;
}

export const DEFAULT_LIMITS: Limits = {
  messages: { perSecond: 30, floodPerSecond: 400 },
  floodBan: 15_000,
  messageBytes: 8 * 1024,
  bodyBytes: 8 * 1024,
  requestsPerMinute: 240,
  tablesPerHour: 30,
  watchers: 50,
  tabs: 6,
};

export const DEFAULT_PACE: Pace = {
  botMove: 700,
  botRetry: 1000,
  absence: 30_000,
  reconnection: 60_000,
  idleTable: 300_000,
};
