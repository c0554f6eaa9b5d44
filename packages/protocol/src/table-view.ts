import * as z from 'zod/mini';

/** What a seat holds: nobody, a person (who may be away), or a bot. */
export const seatKindSchema = z.enum(['empty', 'person', 'bot']);
export type SeatKind = z.output<typeof seatKindSchema>;

/** Where a table is in its life. */
export const tableStatusSchema = z.enum(['gathering', 'playing', 'finished']);
export type TableStatus = z.output<typeof tableStatusSchema>;

/** Whether people without a seat may watch. */
export const watchingSchema = z.enum(['open', 'closed']);
export type Watching = z.output<typeof watchingSchema>;

/** Whether a bot sits in for a player who has been away for a while. */
export const standInRuleSchema = z.enum(['never', 'when-away']);
export type StandInRule = z.output<typeof standInRuleSchema>;
