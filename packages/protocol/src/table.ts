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
 * The table, described once. What is sent of it and in which order, what is stored of it, what a browser knows of it, the table on
 * one's own device and the tables of the stories all follow from this.
 */

/** A break: who asked for it (null where they are forgotten), and since when it is, in ms since 1970. */
const breakSchema = z.object({ by: z.nullable(guestIdSchema), since: z.number() });

/** What is stored of a table just as all may see it. */
export const storedTableSchema = z.object({
  code: tableCodeSchema,
  /** What leads to the table now; at first its code. */
  link: tableCodeSchema,
  /** The kind of game, by its id, and the options that its host chose. */
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  status: tableStatusSchema,
  settings: settingsSchema,
  /** The game being played, or played last; null before the first, and another one for each game. */
  gameId: z.nullable(z.string()),
  /** How that game came to its end; null while it is on, before the first, and where that was not stored. */
  end: z.nullable(gameEndSchema),
  /** Whether all have agreed that the deal that is on is the last of its game. */
  lastDeal: z.boolean(),
  /** The break in the game that is on; null while there is none. */
  pause: z.nullable(breakSchema),
  /** Those who have said that they are ready for the next game. */
  ready: z.array(guestIdSchema),
  /** How many games are over here. */
  games: z.int(),
  /** How many seats the host would have, where the game leaves a choice. */
  seatsWished: z.int(),
  /** When an earlier copy of this table was put in its place, in ms since 1970; null if none ever was. */
  restoredAt: z.nullable(z.int()),
});

/** A seat as all may see it. */
export const seatSchema = z.object({
  kind: seatKindSchema,
  /** Whose seat it is; null if nobody's. */
  person: z.nullable(guestIdSchema),
  /** Of a person or a bot. Empty where the seat is. */
  name: shownTextSchema,
  /** Whether the person is here. */
  connected: z.boolean(),
  /** Why a bot plays for the person; null while they play themselves. */
  standIn: z.nullable(standInSchema),
  /** Whether they have made the others wait for long without a clock, and how many of those would then let a bot play on. */
  slow: z.boolean(),
  agreed: z.int(),
  /** Whether the person lets those who watch see their hand. */
  showsHand: z.boolean(),
  /** How the seat stands to taking back a move; null where it does not. */
  takeBack: z.nullable(takeBackSchema),
  /**
   * What the person still reads while the game goes on: the score of the deal before, where it waits for them, or the result of the
   * game before. Null if nothing.
   */
  reads: z.nullable(z.enum(['score', 'result'])),
  /** How well a bot plays that has a seat of its own; null of any other. */
  strength: z.nullable(strengthSchema),
  /** The badge that its person has chosen for their token; null for none. */
  badge: z.nullable(badgeSchema),
});
/** A seat as all may see it. */
export type SeatState = DeepReadonly<z.output<typeof seatSchema>>;

/** Somebody who waits to be let in, by the id of their guest. */
const entryRequestSchema = z.object({ person: guestIdSchema, name: shownTextSchema });
/** Somebody who waits to be let in. */
export type EntryRequestState = DeepReadonly<z.output<typeof entryRequestSchema>>;

/** Somebody at the table without a seat, whether they are connected, whether they would play in the next game, and their badge. */
const spectatorSchema = z.extend(entryRequestSchema, {
  connected: z.boolean(), joins: z.boolean(), badge: z.nullable(badgeSchema),
});
/** Somebody at the table without a seat. */
export type SpectatorState = DeepReadonly<z.output<typeof spectatorSchema>>;

/** A game that is about to start: the round of numbers that shuffles it, from 1, and everything that it is shuffled for. */
const startingSchema = z.object({
  gameId: z.string(),
  round: z.int(),
  /** The number of the round among all of this table, which never goes down. */
  counter: z.int(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** Whose each seat is; null for a bot's. */
  people: z.array(z.nullable(guestIdSchema)),
  /** What stands for the holder of each seat in the terms of the round. */
  leaves: z.array(hex32Schema),
});
/** A game that is about to start. */
export type StartingState = DeepReadonly<z.output<typeof startingSchema>>;

/** What somebody proposes, and who has agreed or is still to answer. */
const proposalSchema = z.object({
  id: z.int(),
  kind: proposalKindSchema,
  by: guestIdSchema,
  /** The game that is to begin instead of one that ends; null for none. */
  next: z.nullable(z.string()),
  agreed: z.array(guestIdSchema),
  asked: z.array(guestIdSchema),
});
/** What somebody proposes. */
export type ProposalState = DeepReadonly<z.output<typeof proposalSchema>>;

/** A game that waits while people gather for another one: of which kind, and whose seats it has. */
const waitingGameSchema = z.object({ gameId: z.string(), game: z.string(), people: z.array(guestIdSchema) });

/** Reads a table as all may see it: never anything of a hand or of what is hidden in a game. */
export const tableSchema = z.extend(storedTableSchema, {
  host: guestIdSchema,
  /** Who was host until they had been away for too long; null if nobody was, or the table has been handed over since. */
  formerHost: z.nullable(guestIdSchema),
  /** The number of the first event that somebody asks to take back; null while nobody does. */
  takeBackFrom: z.nullable(z.int()),
  /** What somebody proposes to all; null while nobody does. */
  proposal: z.nullable(proposalSchema),
  /** For how long nobody has moved in the game that is on; null where that is not long. */
  idle: z.nullable(idleSchema),
  /** Between games, the seats that a friend may have as their people are away and there is no other. */
  freeSeats: z.array(z.int()),
  /** The game that anybody of it can still continue, until another one starts; null if there is none. */
  waitingGame: z.nullable(waitingGameSchema),
  /** The game whose shuffle is being made; null while none is. A device gives a number for this one alone. */
  starting: z.nullable(startingSchema),
  seats: z.array(seatSchema),
  spectators: z.array(spectatorSchema),
  /** Those who wait to be let in. */
  entryRequests: z.array(entryRequestSchema),
});
/** A table as all may see it. */
export type TableState = DeepReadonly<z.output<typeof tableSchema>>;

/** A seat that nobody holds. */
export const EMPTY_SEAT: SeatState = {
  kind: 'empty', person: null, name: '', connected: false, standIn: null, slow: false, agreed: 0, showsHand: false, takeBack: null,
  reads: null, strength: null, badge: null,
};

/** A table at which nobody is and nothing has happened, but for what is said of it. */
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
