import type { BotPace } from './table/bot-players.ts';
import type { Allowance } from './shield/allowances.ts';
import type { Budget } from './shield/shield.ts';
import type { MessageLimits } from './table/message-rate.ts';

/** How much anybody may ask of the house. */
export interface Limits {
  readonly messages: MessageLimits;
  /** How much may be asked at all tables together, and how much of that may write something down. */
  readonly requests: Budget;
  readonly writes: Budget;
  /** How often one line may ask for the game as it stands, and for what happened in the deal. */
  readonly looks: Allowance;
  /** How many may come from one address: into tables, as new guests, and with new tables. */
  readonly arrivals: { readonly joins: Allowance; readonly guests: Allowance; readonly tables: Allowance };
  /** How long a browser may take to say that it has joined, in ms. */
  readonly joinWithin: number;
  /** How many bytes may wait to be taken by one browser. */
  readonly unsentBytes: number;
  /** How long somebody who flooded a table is kept out, in ms. */
  readonly floodBan: number;
  /** The longest message of a browser, in bytes. */
  readonly messageBytes: number;
  /** How long a browser may take to send a request, body and all, in ms. */
  readonly requestWithin: number;
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
  requests: { perGuest: { atOnce: 60, every: 50 }, perAddress: { atOnce: 600, every: 5 } },
  writes: { perGuest: { atOnce: 30, every: 500 }, perAddress: { atOnce: 240, every: 60 } },
  looks: { atOnce: 2, every: 1000 },
  arrivals: {
    joins: { atOnce: 120, every: 250 },
    guests: { atOnce: 60, every: 10_000 },
    tables: { atOnce: 60, every: 60_000 },
  },
  joinWithin: 10_000,
  unsentBytes: 1024 * 1024,
  floodBan: 15_000,
  messageBytes: 8 * 1024,
  requestWithin: 15_000,
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
