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
 * The schema of a table, in one place. It defines what is sent, in which order, what is stored, and what a browser knows. The
 * practice table on a device and the tables of the stories follow from it too.
 */

/** A break: the person who asked for it (null if their name was erased), and its start in ms since 1970. */
const breakSchema = z.object({ by: z.nullable(guestIdSchema), since: z.number() });

/** The public part of a table, stored unchanged. */
export const storedTableSchema = z.object({
  code: tableCodeSchema,
  /** The code in the current link to the table; initially it is the table's own code. */
  link: tableCodeSchema,
  /** The kind of game, by its id, and the options that the host chose. */
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  status: tableStatusSchema,
  settings: settingsSchema,
  /** The id of the current or last game; null before the first. */
  gameId: z.nullable(z.string()),
  /** How that game ended; null while it is running, before the first game, and if the ending was not stored. */
  end: z.nullable(gameEndSchema),
  /** Whether all have agreed that the current deal is the last of its game. */
  lastDeal: z.boolean(),
  /** The break in the current game; null if there is none. */
  pause: z.nullable(breakSchema),
  /** The people who have said that they are ready for the next game. */
  ready: z.array(guestIdSchema),
  /** The number of games finished here. */
  games: z.int(),
  /** The number of seats that the host wants, if the game allows a choice. */
  seatsWished: z.int(),
  /** When this table was restored from an earlier copy, in ms since 1970; null if it never was. */
  restoredAt: z.nullable(z.int()),
});

/** A seat as all may see it. */
export const seatSchema = z.object({
  kind: seatKindSchema,
  /** The person in the seat; null if there is none. */
  person: z.nullable(guestIdSchema),
  /** The name of the person or bot; empty for an empty seat. */
  name: shownTextSchema,
  /** Whether the person is connected. */
  connected: z.boolean(),
  /** Why a bot stands in for the person; null while they play themselves. */
  standIn: z.nullable(standInSchema),
  /** Whether the person has been slow without a clock, and how many of the others agree to let a bot stand in. */
  slow: z.boolean(),
  agreed: z.int(),
  /** Whether the person shows their hand to spectators. */
  showsHand: z.boolean(),
  /** The state of the seat's take-back; null if there is none. */
  takeBack: z.nullable(takeBackSchema),
  /**
   * The sheet that the person is still reading; null if there is none. It is the score of the previous deal, while the game waits
   * for them, or the result of the previous game.
   */
  reads: z.nullable(z.enum(['score', 'result'])),
  /** The strength of a bot with a seat of its own; null otherwise. */
  strength: z.nullable(strengthSchema),
  /** The badge that the person has chosen; null if there is none. */
  badge: z.nullable(badgeSchema),
});
/** A seat as all may see it. */
export type SeatState = DeepReadonly<z.output<typeof seatSchema>>;

/** A person who is waiting to be let in, by guest id. */
const entryRequestSchema = z.object({ person: guestIdSchema, name: shownTextSchema });
/** A person who is waiting to be let in. */
export type EntryRequestState = DeepReadonly<z.output<typeof entryRequestSchema>>;

/** A spectator: whether they are connected, whether they want to play in the next game, and their badge. */
const spectatorSchema = z.extend(entryRequestSchema, {
  connected: z.boolean(), joins: z.boolean(), badge: z.nullable(badgeSchema),
});
/** A spectator at the table. */
export type SpectatorState = DeepReadonly<z.output<typeof spectatorSchema>>;

/**
 * A game that is about to start: the number of the commit-and-reveal round that shuffles it, from 1, and the terms of that round.
 */
const startingSchema = z.object({
  gameId: z.string(),
  round: z.int(),
  /** The number of the round among all rounds of this table, which never decreases. */
  counter: z.int(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** The person in each seat; null for a bot's. */
  people: z.array(z.nullable(guestIdSchema)),
  /** The leaf of each seat's holder in the terms of the round. */
  leaves: z.array(hex32Schema),
});
/** A game that is about to start. */
export type StartingState = DeepReadonly<z.output<typeof startingSchema>>;

/** A proposal, and who has agreed or has yet to answer. */
const proposalSchema = z.object({
  id: z.int(),
  kind: proposalKindSchema,
  by: guestIdSchema,
  /** The game to begin instead of the one that ends; null if there is none. */
  next: z.nullable(z.string()),
  agreed: z.array(guestIdSchema),
  asked: z.array(guestIdSchema),
});
/** A proposal to the table. */
export type ProposalState = DeepReadonly<z.output<typeof proposalSchema>>;

/** A game that is suspended while people gather for a new one: its kind, and the people in its seats. */
const waitingGameSchema = z.object({ gameId: z.string(), game: z.string(), people: z.array(guestIdSchema) });

/** Reads the public state of a table, which contains nothing of hands or of a game's hidden state. */
export const tableSchema = z.extend(storedTableSchema, {
  host: guestIdSchema,
  /** The host who was replaced because they were away too long; null if there is none, or if the table was handed over later. */
  formerHost: z.nullable(guestIdSchema),
  /** The number of the first event that a player asks to take back; null while there is no request. */
  takeBackFrom: z.nullable(z.int()),
  /** The open proposal; null if there is none. */
  proposal: z.nullable(proposalSchema),
  /** How long nobody has moved in the current game; null while that is not long. */
  idle: z.nullable(idleSchema),
  /** Between games, the seats of absent people that a newcomer may take, because no other seat is free. */
  freeSeats: z.array(z.int()),
  /** The suspended game that any of its players can still continue, until a new one starts; null if there is none. */
  waitingGame: z.nullable(waitingGameSchema),
  /** The game whose shuffle is being prepared; null if there is none. Devices give numbers only for this game. */
  starting: z.nullable(startingSchema),
  seats: z.array(seatSchema),
  spectators: z.array(spectatorSchema),
  /** The people who are waiting to be let in. */
  entryRequests: z.array(entryRequestSchema),
});
/** The public state of a table. */
export type TableState = DeepReadonly<z.output<typeof tableSchema>>;

/** An empty seat. */
export const EMPTY_SEAT: SeatState = {
  kind: 'empty', person: null, name: '', connected: false, standIn: null, slow: false, agreed: 0, showsHand: false, takeBack: null,
  reads: null, strength: null, badge: null,
};

/** Returns an empty table, except for the given fields. */
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
