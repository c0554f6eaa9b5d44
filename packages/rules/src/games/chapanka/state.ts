import type { Face, FrenchCard } from '../../kernel/cards.ts';
import type { ScoredDeal } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { DealtGame } from '../../shared/dealt-game.ts';
import type { Play } from '../../shared/tricks.ts';
import type { ChapankaOptions } from './options.ts';
import type { Ledger, Payment, PaymentReason } from './payments.ts';

/** A card that has been set aside (CP2.4). */
export interface SetAside {
  readonly card: Face<FrenchCard>;
  /** `hand`: its owner chose it, and may look at it. `talon`: its owner declined, and has not seen it. */
  readonly from: 'hand' | 'talon';
}

/** A trick that has been won. */
export interface WonTrick {
  readonly plays: readonly Play<FrenchCard>[];
  readonly winner: Seat;
}

/** A hand of four aces, or of three and the Kinal, once the cards are set aside (CP7.1). */
export interface Pancerola {
  readonly holder: Seat;
  /** The holder has renounced while able to follow, and is bound to lose every later trick (CP7.2). */
  readonly exercised: boolean;
  /** The holder has taken a trick after that (CP7.3). */
  readonly broken: boolean;
}

/** The attempt of the player who took the first nine tricks (CP5.1); `tenth` and `eleventh` are where it was lost. */
export interface Chapanka {
  readonly seat: Seat;
  readonly outcome: 'bound' | 'made' | 'tenth' | 'eleventh';
}

/** The deal in progress, or the one just scored until the next is dealt. Lists by seat are in seat order. */
export interface Deal {
  /** From 1; 0 before the first deal. */
  readonly number: number;
  readonly dealer: Seat;
  readonly hands: readonly (readonly Face<FrenchCard>[])[];
  /** By seat: the talon card each non-dealer may still take (CP2.3). */
  readonly talon: readonly (Face<FrenchCard> | null)[];
  readonly setAside: readonly (SetAside | null)[];
  /** The plays of the running trick, the lead first. */
  readonly trick: readonly Play<FrenchCard>[];
  /** Seen until the next trick is complete or the next deal is dealt. */
  readonly lastTrick: WonTrick | null;
  /** Tricks won, by seat. */
  readonly tricks: readonly number[];
  /** Points in the tricks won, by seat (CP1.2). */
  readonly points: readonly number[];
  /** Seen by its holder alone until the deal is scored; null for everybody else (CP7.5). */
  readonly pancerola: Pancerola | null;
  readonly chapanka: Chapanka | null;
  /** What was paid since a trick was last won, or the cards were dealt; nothing any more once the deal is scored. */
  readonly paid: readonly Payment[];
  /** The deal is being scored: the cards set aside and the Pancerola lie open. */
  readonly revealed: boolean;
}

/** What the score sheet keeps of a deal. */
export interface DealRecord extends ScoredDeal<PaymentReason> {
  /** What the deal changed in the balances, by seat. */
  readonly points: readonly number[];
  /** Tricks won, by seat. */
  readonly tricks: readonly number[];
  /** Points in tricks, by seat (CP1.2). */
  readonly cardPoints: readonly number[];
  /** The four cards set aside, by seat. */
  readonly setAside: readonly Face<FrenchCard>[];
  readonly pancerola: Pancerola | null;
  readonly chapanka: Chapanka | null;
}

/** Whose decision is pending, and which. */
export type Phase =
  | { readonly name: 'exchange' | 'setAside' | 'play'; readonly seat: Seat }
  /** Nobody is awaited: what comes next (a deal, the winner of a trick, the score) comes by itself. */
  | { readonly name: 'settle' }
  | { readonly name: 'over' };

export interface ChapankaState extends DealtGame<ChapankaOptions, Deal, DealRecord, Phase> {
  readonly firstDealer: Seat;
  /** The cards turned up until J♥ fell to the first dealer (CP2.1); put away when the first deal is played. */
  readonly draw: readonly FrenchCard[];
  /** Counters, by seat; a player who owes is below 0 (CP8.2). */
  readonly balances: readonly number[];
  readonly pot: number;
  /** What the deal has changed in the balances so far. */
  readonly ledger: Ledger;
}
