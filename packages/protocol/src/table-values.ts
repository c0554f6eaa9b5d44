import * as z from 'zod/mini';

/** What a seat holds: nobody, a person (who may be away), or a bot. */
export const seatKindSchema = z.enum(['empty', 'person', 'bot']);
/** What a seat holds. */
export type SeatKind = z.output<typeof seatKindSchema>;

/** Reads how well a bot plays: one of the strengths of the bots, the weakest first. */
export const strengthSchema = z.enum(['gentle', 'sensible', 'strong']);

/** Where a table is in its life. */
export const tableStatusSchema = z.enum(['gathering', 'playing', 'finished']);
/** Where a table is in its life. */
export type TableStatus = z.output<typeof tableStatusSchema>;

/**
 * How a seat stands to taking back: it may ask for its last move; it might, but a rule asks for silence; it asks; it agrees to what
 * another asks; or its move stays.
 */
export const takeBackSchema = z.enum(['possible', 'silent', 'asks', 'agrees', 'stays']);
/** The state of a seat while a move may be taken back. */
export type TakeBack = z.output<typeof takeBackSchema>;

/** How long the others have to answer who would take a move back, in ms; one who does not, does not agree. */
export const TAKE_BACK_STANDS = 30_000;

/**
 * What may be proposed at a table, and is done once all agree who are here and play themselves: the game ends at once, or when the
 * deal that is on is over; or there is a break.
 */
export const proposalKindSchema = z.enum(['end', 'last-deal', 'break']);
/** What may be proposed at a table. */
export type ProposalKind = z.output<typeof proposalKindSchema>;

/** How long people have to answer what is proposed, in ms; one who does not counts as away, and so as agreed. */
export const PROPOSAL_STANDS = 60_000;

/** For how long something is not proposed again after a no, in ms; and after it was withdrawn. */
export const PROPOSAL_REST = { refused: 10 * 60_000, withdrawn: 60_000 } as const;

/**
 * How a game came to its end: it was played to its result; all agreed that a deal was its last, and its places are as they were
 * then; all agreed that it is over, and it has none; or it was `retried`: played to its result by one person with bots alone, who
 * took moves back after bots had shown more of their cards, so that it does not count.
 */
export const gameEndSchema = z.enum(['played', 'last-deal', 'agreed', 'retried']);
/** How a game came to its end. */
export type GameEndKind = z.output<typeof gameEndSchema>;

/** For how long nobody has moved: so long that the host alone may end the game, or that people may gather for another one. */
export const idleSchema = z.enum(['half-day', 'week']);
/** For how long nobody has moved. */
export type Idle = z.output<typeof idleSchema>;

/** After how many ms without a move the host alone may end a game; and after how many people may gather for another. */
export const IDLE_AFTER = { 'half-day': 12 * 3_600_000, week: 7 * 24 * 3_600_000 } as const;

/**
 * Why a bot plays somebody's seat: they are away; or the others, who waited for long, have agreed, the third time in a deal until
 * the deal is over.
 */
export const standInSchema = z.enum(['away', 'agreed', 'deal']);
/** Why a bot plays somebody’s seat. */
export type StandIn = z.output<typeof standInSchema>;

/** How long a player may think without a clock, in ms, before the others may ask for a bot to play. */
export const LONG_THOUGHT = 120_000;
