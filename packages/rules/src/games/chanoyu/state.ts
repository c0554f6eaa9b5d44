import type { Face } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { Play } from '../../shared/tricks.ts';
import type { ChanoyuCard } from './cards.ts';
import type { ChanoyuOptions } from './options.ts';
import type { Row, Stretch } from './row.ts';

/** A complete trick, with its winner if there is one. */
export interface CompleteTrick {
  readonly plays: readonly Play<ChanoyuCard>[];
  /** The winner of the trick, or null if the trick had no numbered card of the suit led (CN4.4). */
  readonly winner: Seat | null;
}

/**
 * The current round, or the last round until the next is dealt. As in all games, the code calls a round a deal, and its host the
 * dealer.
 */
export interface Deal {
  /** The number of the round, from 1; 0 before the first round. */
  readonly number: number;
  readonly dealer: Seat;
  /** The leader of the current trick (CN3.1). */
  readonly leader: Seat;
  /** The hands, by seat. The cards left after ten tricks stay here, face down, until the cards are gathered (CN6.1). */
  readonly hands: readonly (readonly Face<ChanoyuCard>[])[];
  /** The stock, top first; its order is hidden from all. */
  readonly pile: readonly Face<ChanoyuCard>[];
  /** The rows, by seat. */
  readonly rows: readonly Row[];
  /** The plays of the current trick, the lead first. */
  readonly trick: readonly Play<ChanoyuCard>[];
  /** The last complete trick, visible until the next trick is complete or the cards are gathered. */
  readonly lastTrick: CompleteTrick | null;
  /** The cards of the last trick that are neither laid nor discarded, or null once the trick is finished. */
  readonly left: readonly ChanoyuCard[] | null;
  /** The number of finished tricks, including any without a winner (CN2.2). */
  readonly tricks: number;
  /** The tricks won, by seat; a trick without a winner counts for nobody (CN4.4). */
  readonly won: readonly number[];
  /** The number of cards from tricks that are put aside face down (CN5.5). */
  readonly discarded: number;
}

/** A round's entry on the score sheet. Lists are by seat. */
export interface DealRecord extends ScoredDeal<'stretches'> {
  readonly stretches: readonly (readonly Stretch[])[];
  /** The tricks won; a trick without a winner counts for nobody (CN4.4). */
  readonly tricks: readonly number[];
  readonly points: readonly number[];
}

/** The current phase: the pending decision, if any, and the seat to decide. */
export type Phase =
  | { readonly name: 'play'; readonly seat: Seat }
  /** The winner lays cards of the trick; while `mustLay`, a card must still go in the winner's own row (CN5.1). */
  | { readonly name: 'build'; readonly seat: Seat; readonly mustLay: boolean }
  /** No decision is pending: the end of a trick, a draw, the score or a deal follows automatically. */
  | { readonly name: 'settle' }
  | { readonly name: 'over' };

/** The state of a Chanoyu game. */
export interface ChanoyuState extends DealtGame<ChanoyuOptions, Deal, DealRecord, Phase> {
  /** The host of the first round, which stays the same until the end of the game (CN2.1). */
  readonly firstDealer: Seat;
}

/** Returns the number of seats at the table. */
export function seatCount(state: ChanoyuState): number {
  return state.deal.rows.length;
}
