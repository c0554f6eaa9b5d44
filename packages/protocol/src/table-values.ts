import * as z from 'zod/mini';

/** Schema of the holder of a seat: nobody, a person (who may be away), or a bot. */
export const seatKindSchema = z.enum(['empty', 'person', 'bot']);
/** The kind of holder of a seat. */
export type SeatKind = z.output<typeof seatKindSchema>;

/** Schema of the strength of a bot, weakest first. */
export const strengthSchema = z.enum(['gentle', 'sensible', 'strong']);

/** Schema of the stages of a table's life. */
export const tableStatusSchema = z.enum(['gathering', 'playing', 'finished']);
/** A stage of a table's life. */
export type TableStatus = z.output<typeof tableStatusSchema>;

/**
 * Schema of a seat's take-back status. `possible`: the seat may ask to take back its last move. `silent`: a rule of silence
 * prevents the seat from asking. `asks`: the seat has asked. `agrees`: the seat has agreed to another seat's request. `stays`: a
 * request for the seat's last move has failed, and nobody can repeat it.
 */
export const takeBackSchema = z.enum(['possible', 'silent', 'asks', 'agrees', 'stays']);
/** A seat's take-back status. */
export type TakeBack = z.output<typeof takeBackSchema>;

/** The time to answer a request to take back a move, in ms. No answer counts as a refusal. */
export const TAKE_BACK_STANDS = 30_000;

/**
 * Schema of the proposals that a table can vote on: end the game at once, end it after this deal, or take a break. A proposal
 * passes once everybody who is present and plays for themselves agrees.
 */
export const proposalKindSchema = z.enum(['end', 'last-deal', 'break']);
/** A kind of proposal. */
export type ProposalKind = z.output<typeof proposalKindSchema>;

/** The time to answer a proposal, in ms. A person who has not answered counts as away, and therefore as agreeing. */
export const PROPOSAL_STANDS = 60_000;

/** The cooldown before people may repeat a proposal, in ms: after its refusal, and after its withdrawal. */
export const PROPOSAL_REST = { refused: 10 * 60_000, withdrawn: 60_000 } as const;

/**
 * Schema of how a game ended. `played`: it reached its result. `last-deal`: all agreed on its last deal, and the places after that
 * deal count. `agreed`: all agreed to end it, without places. `retried`: one person played it against bots to its result, and took
 * moves back after bots had shown more cards. Such a game does not count.
 */
export const gameEndSchema = z.enum(['played', 'last-deal', 'agreed', 'retried']);
/** How a game ended. */
export type GameEndKind = z.output<typeof gameEndSchema>;

/**
 * Schema of how long a game has been without a move, as a code. After half a day, the host may end the game alone. After a week,
 * people may gather for a new one.
 */
export const idleSchema = z.enum(['half-day', 'week']);
/** How long a game has been without a move, as a code. */
export type Idle = z.output<typeof idleSchema>;

/** How long a game must have been without a move, in ms, for each code of `idleSchema`. */
export const IDLE_AFTER = { 'half-day': 12 * 3_600_000, week: 7 * 24 * 3_600_000 } as const;

/**
 * Schema of the reason for a stand-in: the player is away, or the others have waited for a long time and agreed. After the third
 * time in a deal, the stand-in stays until the deal is over.
 */
export const standInSchema = z.enum(['away', 'agreed', 'deal']);
/** The reason for a stand-in. */
export type StandIn = z.output<typeof standInSchema>;

/** How long a player may think without a clock before the others may ask for a stand-in, in ms. */
export const LONG_THOUGHT = 120_000;
