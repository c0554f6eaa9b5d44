import * as z from 'zod/mini';
import type { DeepReadonly } from '@chinwag/rules';
import { badgeSchema, guestIdSchema, hex32Schema, tableCodeSchema } from './identity.ts';
import { DEFAULT_SETTINGS } from './setting-values.ts';
import { settingsSchema } from './settings.ts';
import {
  gameEndSchema, idleSchema, proposalKindSchema, seatKindSchema, standInSchema, strengthSchema, tableStatusSchema, takeBackSchema,
} from './table-values.ts';
import { shownTextSchema } from './text.ts';

/*
 * The schema of a table, in one place. The schema defines which data is sent, in which order, which data is stored, and which data
 * a browser has. The practice table on a device and the tables of the stories follow from it too.
 */

/** Schema of a break: the person who asked for it (null after erasure), and its start in ms since the Unix epoch. */
const breakSchema = z.object({ by: z.nullable(guestIdSchema), since: z.number() });

/** Schema of the public part of a table that is stored unchanged. */
export const storedTableSchema = z.object({
  code: tableCodeSchema,
  /** The code in the current link to the table; initially it is the table's own code. */
  link: tableCodeSchema,
  /** The kind of game, by its id, and the options that the host chose. */
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  status: tableStatusSchema,
  settings: settingsSchema,
  /** The id of the current or last game, or null before the first. */
  gameId: z.nullable(z.string()),
  /** How that game ended. It is null while the game is running, before the first game, and if the ending was not stored. */
  end: z.nullable(gameEndSchema),
  /** Whether all have agreed that the current deal is the last of its game. */
  lastDeal: z.boolean(),
  /** The break in the current game, or null if there is none. */
  pause: z.nullable(breakSchema),
  /** The people who have said that they are ready for the next game. */
  ready: z.array(guestIdSchema),
  /** The number of games finished here. */
  games: z.int(),
  /** The number of seats that the host wants, if the game allows a choice. */
  seatsWished: z.int(),
  /** The date when this table was restored from an earlier copy, in ms since the Unix epoch, or null if it never was. */
  restoredAt: z.nullable(z.int()),
});

/** Schema of a seat as everybody may see it. */
export const seatSchema = z.object({
  kind: seatKindSchema,
  /** The person in the seat, or null if there is none. */
  person: z.nullable(guestIdSchema),
  /** The name of the person or bot, which is empty for an empty seat. */
  name: shownTextSchema,
  /** Whether the person is connected. */
  connected: z.boolean(),
  /** The reason why a bot stands in for the person, or null while they play themselves. */
  standIn: z.nullable(standInSchema),
  /** Whether the person has been slow without a clock, and how many of the others agree to let a bot stand in. */
  slow: z.boolean(),
  agreed: z.int(),
  /** Whether the person shows their hand to spectators. */
  showsHand: z.boolean(),
  /** The state of the seat's take-back, or null if there is none. */
  takeBack: z.nullable(takeBackSchema),
  /**
   * The sheet that the person is still reading, or null if there is none. It is the score of the previous deal, while the game
   * waits for them, or the result of the previous game.
   */
  reads: z.nullable(z.enum(['score', 'result'])),
  /** The strength of a bot with a seat of its own, or null if the seat has no such bot. */
  strength: z.nullable(strengthSchema),
  /** The badge that the person has chosen, or null if there is none. */
  badge: z.nullable(badgeSchema),
});
/** A seat as everybody may see it. */
export type SeatState = DeepReadonly<z.output<typeof seatSchema>>;

/** Schema of a person who has requested entry, by guest id. */
const entryRequestSchema = z.object({ person: guestIdSchema, name: shownTextSchema });
/** A person who has requested entry and is waiting for the host's decision. */
export type EntryRequestState = DeepReadonly<z.output<typeof entryRequestSchema>>;

/** Schema of a spectator: whether they are connected, whether they want to play in the next game, and their badge. */
const spectatorSchema = z.extend(entryRequestSchema, {
  connected: z.boolean(), joins: z.boolean(), badge: z.nullable(badgeSchema),
});
/** A spectator at the table. */
export type SpectatorState = DeepReadonly<z.output<typeof spectatorSchema>>;

/**
 * Schema of a game that is about to start. It has the number of the commit-and-reveal round that shuffles the game, from 1, and the
 * terms of that round.
 */
const startingSchema = z.object({
  gameId: z.string(),
  round: z.int(),
  /** The number of the round among all rounds of this table, which never decreases. */
  counter: z.int(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** The person in each seat, or null for a bot's. */
  people: z.array(z.nullable(guestIdSchema)),
  /** The leaf of each seat's holder in the terms of the round. */
  leaves: z.array(hex32Schema),
});
/** A game that is about to start. */
export type StartingState = DeepReadonly<z.output<typeof startingSchema>>;

/** Schema of a proposal, and who has agreed or has yet to answer. */
const proposalSchema = z.object({
  id: z.int(),
  kind: proposalKindSchema,
  by: guestIdSchema,
  /** The game to begin instead of the one that ends, or null if there is none. */
  next: z.nullable(z.string()),
  agreed: z.array(guestIdSchema),
  asked: z.array(guestIdSchema),
});
/** A proposal to the table. */
export type ProposalState = DeepReadonly<z.output<typeof proposalSchema>>;

/** Schema of a game that is suspended while people gather for a new one: its kind, and the people in its seats. */
const waitingGameSchema = z.object({ gameId: z.string(), game: z.string(), people: z.array(guestIdSchema) });

/** Schema of the public state of a table, which contains no data from hands or from a game's hidden state. */
export const tableSchema = z.extend(storedTableSchema, {
  host: guestIdSchema,
  /**
   * The host who was replaced because they were away too long. It is null if there is none, or if the table was handed over later.
   */
  formerHost: z.nullable(guestIdSchema),
  /** The number of the first event that a player asks to take back, or null while there is no request. */
  takeBackFrom: z.nullable(z.int()),
  /** The open proposal, or null if there is none. */
  proposal: z.nullable(proposalSchema),
  /** How long the current game has been without a move, or null while that is not long. */
  idle: z.nullable(idleSchema),
  /** Between games, the seats of absent people that a newcomer may take, because no other seat is free. */
  freeSeats: z.array(z.int()),
  /** The suspended game that any of its players can still continue until a new one starts, or null if there is none. */
  waitingGame: z.nullable(waitingGameSchema),
  /** The game whose shuffle is being prepared, or null if there is none. Devices give numbers only for this game. */
  starting: z.nullable(startingSchema),
  seats: z.array(seatSchema),
  spectators: z.array(spectatorSchema),
  /** The people who have requested entry and are waiting for the host's decision. */
  entryRequests: z.array(entryRequestSchema),
});
/** The public state of a table. */
export type TableState = DeepReadonly<z.output<typeof tableSchema>>;

/** An empty seat. */
export const EMPTY_SEAT: SeatState = {
  kind: 'empty', person: null, name: '', connected: false, standIn: null, slow: false, agreed: 0, showsHand: false, takeBack: null,
  reads: null, strength: null, badge: null,
};

/** Returns a table whose fields are empty, except for the given ones. */
export function emptyTable(known: Pick<TableState, 'code' | 'game' | 'host'> & Partial<TableState>): TableState {
  return {
    link: known.code,
    options: {},
    status: 'gathering',
    settings: DEFAULT_SETTINGS,
    gameId: null,
    end: null,
    lastDeal: false,
    pause: null,
    ready: [],
    games: 0,
    seatsWished: known.seats?.length ?? 0,
    restoredAt: null,
    formerHost: null,
    takeBackFrom: null,
    proposal: null,
    idle: null,
    freeSeats: [],
    waitingGame: null,
    starting: null,
    seats: [],
    spectators: [],
    entryRequests: [],
    ...known,
  };
}
