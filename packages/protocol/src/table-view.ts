/** What a seat holds: nobody, a person (who may be away), or a bot. */
export type SeatKind = 'empty' | 'person' | 'bot';

/** Where a table is in its life. */
export type TableStatus = 'gathering' | 'playing' | 'finished';

/** Whether people without a seat may watch. */
export type Watching = 'open' | 'closed';

/** Whether a bot sits in for a player who has been away for a while. */
export type StandInRule = 'never' | 'when-away';
