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
 * What people without a seat may see of a game: they may not be here; what all may see; the hand of one who lets them; all
 * hands, if all let them; or all hands, a deal behind.
 */
export const watchingSchema = z.enum(['off', 'public', 'one-seat', 'all-hands', 'all-hands-later']);
/** What people without a seat may see. */
export type Watching = z.output<typeof watchingSchema>;

/** Who may come in of those who do not belong to the table yet: all with the link, those the host lets in, or nobody. */
export const doorSchema = z.enum(['open', 'knock', 'closed']);
/** Who may come in. */
export type Door = z.output<typeof doorSchema>;

/** Who may look at the games of a table once they are over: whoever is given the link of one, or those alone who were there. */
export const replaysSchema = z.enum(['with-link', 'for-us']);
/** Who may look at the games of a table once they are over. */
export type Replays = z.output<typeof replaysSchema>;

/** How a table goes while nobody is asked. */
export const paceSchema = z.enum(['calm', 'brisk', 'at-once']);
/** How a table goes while nobody is asked: its bots, and what rests on it to be looked at. */
export type Pace = z.output<typeof paceSchema>;

/** What a pace leaves of the time that a calm table takes, as shares of it. */
export interface PaceRule {
  /** How long the table rests, after a trick say. */
  readonly rests: number;
  /** How long a bot takes over a move. Bots think while the table rests, so that one waits for whichever takes longer. */
  readonly bots: number;
}

/** The paces there are, the default first. */
export const PACES: Readonly<Record<Pace, PaceRule>> = {
  calm: { rests: 1, bots: 1 },
  brisk: { rests: 0.27, bots: 2 / 7 },
  'at-once': { rests: 0, bots: 0 },
};

/** Whether somebody may take back a move of theirs if all whom it touches agree. */
export const takingBackSchema = z.enum(['by-consent', 'off']);
/** Whether moves may be taken back. */
export type TakingBackRule = z.output<typeof takingBackSchema>;

/**
 * How a seat stands to taking back: it may ask for its last move, it asks, it agrees to what another asks, or its move stays, as it
 * asked in vain; '' where it is none of these.
 */
export const takeBackSchema = z.enum(['', 'possible', 'asks', 'agrees', 'stays']);
/** How a seat stands to taking back. */
export type TakeBack = z.output<typeof takeBackSchema>;

/** How long the others have to answer who would take a move back, in ms; who does not, does not agree. */
export const TAKE_BACK_STANDS = 30_000;

/** Whether a bot sits in for a player who has been away for a while. */
export const standInRuleSchema = z.enum(['never', 'when-away']);
/** When a bot sits in. */
export type StandInRule = z.output<typeof standInRuleSchema>;

/** Why a bot plays somebody's seat: they are away, or the others, who waited for long, have agreed. */
export const standInSchema = z.enum(['away', 'agreed']);
/** Why a bot plays somebody’s seat. */
export type StandIn = z.output<typeof standInSchema>;

/** How long players have. */
export const clockSchema = z.enum(['off', 'relaxed', 'normal', 'fast']);
/** A clock, by its code. */
export type Clock = z.output<typeof clockSchema>;

/** The time a player has, in ms. */
export interface ClockRule {
  /** For each move. */
  readonly move: number;
  /** What of all moves of a deal may go beyond that, taken together. */
  readonly bank: number;
}

/** The clocks there are, the default first; null for none. */
export const CLOCKS: Readonly<Record<Clock, ClockRule | null>> = {
  off: null,
  relaxed: { move: 60_000, bank: 180_000 },
  normal: { move: 30_000, bank: 90_000 },
  fast: { move: 12_000, bank: 30_000 },
};

/** How long one may think without a clock, in ms, before the others may ask for a bot to play on. */
export const LONG_THOUGHT = 120_000;
