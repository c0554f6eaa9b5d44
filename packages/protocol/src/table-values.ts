import * as z from 'zod/mini';

/** What a seat holds: nobody, a person (who may be away), or a bot. */
export const seatKindSchema = z.enum(['empty', 'person', 'bot']);
/** What a seat holds. */
export type SeatKind = z.output<typeof seatKindSchema>;

/** Where a table is in its life. */
export const tableStatusSchema = z.enum(['gathering', 'playing', 'finished']);
/** Where a table is in its life. */
export type TableStatus = z.output<typeof tableStatusSchema>;

/**
 * How a seat stands to taking back: it may ask for its last move; it might, but a rule asks for silence; it asks; it agrees to what
 * another asks; or its move stays.
 */
export const takeBackSchema = z.enum(['possible', 'silent', 'asks', 'agrees', 'stays']);
/** How a seat stands to taking back. */
export type TakeBack = z.output<typeof takeBackSchema>;

/** How long the others have to answer who would take a move back, in ms; one who does not, does not agree. */
export const TAKE_BACK_STANDS = 30_000;

/**
 * Why a bot plays somebody's seat: they are away; or the others, who waited for long, have agreed, the third time in a deal until
 * the deal is over.
 */
export const standInSchema = z.enum(['away', 'agreed', 'deal']);
/** Why a bot plays somebody’s seat. */
export type StandIn = z.output<typeof standInSchema>;

/** How long one may think without a clock, in ms, before the others may ask for a bot to play on. */
export const LONG_THOUGHT = 120_000;
