import type { Face } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { Play } from '../../shared/tricks.ts';
import type { ChanoyuCard } from './cards.ts';
import type { ChanoyuOptions } from './options.ts';
import type { Row, Stretch } from './row.ts';

/** A trick that is complete. */
export interface CompleteTrick {
  readonly plays: readonly Play<ChanoyuCard>[];
  /** Null if no numbered card of the suit led was in it (CN4.4). */
  readonly winner: Seat | null;
}

/**
 * The round in progress, or the one just scored until the next is dealt. (What the rules call a round and its host is a
 * deal and its dealer here, as in all games.)
 */
export interface Deal {
  /** From 1; 0 before the first round. */
  readonly number: number;
  readonly dealer: Seat;
  /** Who leads, or led, to the running trick (CN3.1). */
  readonly leader: Seat;
  /** By seat. What is left after ten tricks lies here, face down, until the cards are gathered (CN6.1). */
  readonly hands: readonly (readonly Face<ChanoyuCard>[])[];
  /** The draw pile, top first; its order is hidden from all. */
  readonly pile: readonly Face<ChanoyuCard>[];
  /** By seat. */
  readonly rows: readonly Row[];
  /** The plays of the running trick, the lead first. */
  readonly trick: readonly Play<ChanoyuCard>[];
  /** Seen until the next trick is complete or the cards are gathered. */
  readonly lastTrick: CompleteTrick | null;
  /** The cards of the last trick that are neither laid nor discarded; null once the trick is done with. */
  readonly left: readonly ChanoyuCard[] | null;
  /** How many tricks are done with, one without a winner included (CN2.2). */
  readonly tricks: number;
  /** Tricks won, by seat; one without a winner is nobody's (CN4.4). */
  readonly won: readonly number[];
  /** How many cards of tricks lie face down at the side (CN5.5). */
  readonly discarded: number;
}

/** What the score sheet keeps of a round, by seat. */
export interface DealRecord extends ScoredDeal<'stretches'> {
  readonly stretches: readonly (readonly Stretch[])[];
  /** Tricks won; one without a winner is nobody's (CN4.4). */
  readonly tricks: readonly number[];
  readonly points: readonly number[];
}

/** Whose decision is pending, and which. */
export type Phase =
  | { readonly name: 'play'; readonly seat: Seat }
  /** The winner lays cards of the trick; while `mustLay`, one must still go in the winner's own row (CN5.1). */
  | { readonly name: 'build'; readonly seat: Seat; readonly mustLay: boolean }
  /** Nobody is awaited: what comes next (the end of a trick, a draw, the score, a deal) comes by itself. */
  | { readonly name: 'settle' }
  | { readonly name: 'over' };

export interface ChanoyuState extends DealtGame<ChanoyuOptions, Deal, DealRecord, Phase> {
  /** The host of the first round; stays so to the end of the game (CN2.1). */
  readonly firstDealer: Seat;
}

/** How many sit at the table. */
export function seatCount(state: ChanoyuState): number {
  return state.deal.rows.length;
}
