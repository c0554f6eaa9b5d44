import type { Face, FrenchCard } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { Play } from '../../shared/tricks.ts';
import type { Trump } from './cards.ts';
import type { ChinkwayOptions } from './options.ts';

/** A side, which fills the Quest together: the dealer alone, or a pair. */
export type Side = readonly Seat[];

/** The seating of one deal: the positions and the sides. */
export interface Seating {
  /** `reseated` and `extra` are the final deals that second place may request (CW7.3, CW7.4). */
  readonly kind: 'scheduled' | 'reseated' | 'extra';
  /** The seats in positions #1 (the dealer) to #5, which is also the turn order (CW2.3, CW2.5). */
  readonly positions: readonly Seat[];
  /** The dealer's side, then the two pairs. Lists by side are in this order. */
  readonly sides: readonly Side[];
}

/** A complete trick with its winner. */
export interface WonTrick {
  readonly plays: readonly Play<FrenchCard>[];
  readonly winner: Seat;
  /** The card that the winner took for the Quest, or null if there is none. */
  readonly taken: FrenchCard | null;
}

/** The current deal, or the last deal until the next is dealt. */
export interface Deal extends Seating {
  /** The number of the deal, from 1; 0 before the first deal. */
  readonly number: number;
  /** The hands, by seat. */
  readonly hands: readonly (readonly Face<FrenchCard>[])[];
  readonly trump: Trump | null;
  /** The five Quest cards; empty until the trump is named (CW3.4). */
  readonly quest: readonly FrenchCard[];
  /** The plays of the current trick, the lead first. */
  readonly trick: readonly Play<FrenchCard>[];
  /** The last complete trick, visible until the next trick is complete or the next deal is dealt (CW4.6). */
  readonly lastTrick: WonTrick | null;
  /** The cards taken for the Quest, by side. */
  readonly taken: readonly (readonly FrenchCard[])[];
  /** The tricks won, by seat. */
  readonly tricks: readonly number[];
}

/** A deal's entry on the score sheet. */
export interface DealRecord extends Seating, ScoredDeal<'quest'> {
  readonly trump: Trump;
  readonly quest: readonly FrenchCard[];
  /** The cards taken for the Quest, by side. */
  readonly taken: readonly (readonly FrenchCard[])[];
  /** The tricks won, by seat. */
  readonly tricks: readonly number[];
  /** The points, by seat: both partners get their side's score in full (CW5.1). */
  readonly points: readonly number[];
}

/** The current phase: the pending decision, if any, and the seat to decide. */
export type Phase =
  | { readonly name: 'discard' | 'trump' | 'play' | 'finalRequest'; readonly seat: Seat }
  /** `cards` are the cards of the trick just won that the winner may take (CW4.4). */
  | { readonly name: 'extract'; readonly seat: Seat; readonly cards: readonly FrenchCard[] }
  /** No decision is pending: a deal, the end of a trick or the score follows automatically. */
  | { readonly name: 'settle' }
  | { readonly name: 'over' };

/** Second place's answer on whether to change the final deal (CW7.2). */
export interface FinalRequest {
  readonly seat: Seat;
  readonly wanted: boolean;
}

/** The state of a Chinkway game. */
export interface ChinkwayState extends DealtGame<ChinkwayOptions, Deal, DealRecord, Phase> {
  readonly firstDealer: Seat;
  /** The Quest cards not yet turned up, top first; their order is hidden from everybody. */
  readonly questPack: readonly Face<FrenchCard>[];
  /** The dealer's two discards of each deal so far, visible only to the dealer of that deal (CW3.2). */
  readonly discards: readonly (readonly Face<FrenchCard>[])[];
  /** The answer of second place, or null before the answer. */
  readonly finalRequest: FinalRequest | null;
}
