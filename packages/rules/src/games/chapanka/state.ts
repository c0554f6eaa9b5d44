import type { Face, FrenchCard } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { Play } from '../../shared/tricks.ts';
import type { ChapankaOptions } from './options.ts';
import type { Ledger, Payment, PaymentReason } from './payments.ts';

/** A card that has been set aside, with its origin (CP2.4). */
export interface SetAside {
  readonly card: Face<FrenchCard>;
  /**
   * The origin of the card. `hand`: its owner chose the card and may look at it. `talon`: its owner declined the card and has not
   * seen it.
   */
  readonly from: 'hand' | 'talon';
}

/** A complete trick with its winner. */
export interface WonTrick {
  readonly plays: readonly Play<FrenchCard>[];
  readonly winner: Seat;
}

/** A Pancerola: a hand with four aces, or three aces and the Kinal, once the cards are set aside (CP7.1). */
export interface Pancerola {
  readonly holder: Seat;
  /** Whether the holder has renounced while able to follow suit, and so must lose every later trick (CP7.2). */
  readonly exercised: boolean;
  /** Whether the holder has won a trick after the first renounce (CP7.3). */
  readonly broken: boolean;
}

/**
 * A Chapanka: the attempt of the player who won the first nine tricks (CP5.1); `tenth` and `eleventh` say in which trick it failed.
 */
export interface Chapanka {
  readonly seat: Seat;
  readonly outcome: 'bound' | 'made' | 'tenth' | 'eleventh';
}

/** The current deal, or the last deal until the next is dealt. Lists by seat are in seat order. */
export interface Deal {
  /** The number of the deal, from 1; 0 before the first deal. */
  readonly number: number;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Face<FrenchCard>[])[];
  /** The talon card that each player other than the dealer may still take, by seat (CP2.3). */
  readonly talon: readonly (Face<FrenchCard> | null)[];
  readonly setAside: readonly (SetAside | null)[];
  /** The plays of the current trick, the lead first. */
  readonly trick: readonly Play<FrenchCard>[];
  /** The last complete trick, visible until the next trick is complete or the next deal is dealt. */
  readonly lastTrick: WonTrick | null;
  /** The tricks won, by seat. */
  readonly tricks: readonly number[];
  /** The points in the tricks won, by seat (CP1.2). */
  readonly points: readonly number[];
  /** The Pancerola, visible to its holder alone until the deal is scored; null for everybody else, and if there is none (CP7.5). */
  readonly pancerola: Pancerola | null;
  readonly chapanka: Chapanka | null;
  /** The payments since the last trick was won or the cards were dealt; empty once the deal is scored. */
  readonly paid: readonly Payment[];
  /** Whether the deal is being scored, so that the cards set aside and the Pancerola are revealed. */
  readonly revealed: boolean;
}

/** A deal's entry on the score sheet. */
export interface DealRecord extends ScoredDeal<PaymentReason> {
  /** The changes in the balances, by seat. */
  readonly points: readonly number[];
  /** The tricks won, by seat. */
  readonly tricks: readonly number[];
  /** The points in tricks, by seat (CP1.2). */
  readonly cardPoints: readonly number[];
  /** The four cards set aside, by seat. */
  readonly setAside: readonly Face<FrenchCard>[];
  readonly pancerola: Pancerola | null;
  readonly chapanka: Chapanka | null;
}

/** The current phase: the pending decision, if any, and the seat to decide. */
export type Phase =
  | { readonly name: 'exchange' | 'setAside' | 'play'; readonly seat: Seat }
  /** No decision is pending: a deal, the end of a trick or the score follows automatically. */
  | { readonly name: 'settle' }
  | { readonly name: 'over' };

/** The state of a Chapanka game. */
export interface ChapankaState extends DealtGame<ChapankaOptions, Deal, DealRecord, Phase> {
  readonly firstDealer: Seat;
  /** The cards turned up until the first dealer got J♥ (CP2.1); removed when the first deal is played. */
  readonly draw: readonly FrenchCard[];
  /** The counters, by seat; negative for a player in debt (CP8.2). */
  readonly balances: readonly number[];
  readonly pot: number;
  /** The changes in the balances from the current deal so far. */
  readonly ledger: Ledger;
}
