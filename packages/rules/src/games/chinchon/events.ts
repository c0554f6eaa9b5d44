import type { Face } from '../../kernel/cards.ts';
import type { EventFields } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import type { Paid } from '../../shared/counters.ts';
import type { LayOff, Meld } from './moves.ts';
import type { ChinchonPayment } from './payments.ts';
import type { SeatCard, Stopping } from './state.ts';

/** Cards as a viewer sees them: visible or hidden. */
export type Cards = readonly Face<SpanishCard>[];

/** A game event; `seat` is the player who acts or receives something. */
export type ChinchonEvent =
  /** The draw for the lead: everybody's cards, then the cards of tied players, until `seat` has the highest (CH2.1). */
  | { readonly type: 'leaderDrawn'; readonly seat: Seat; readonly rounds: readonly (readonly SeatCard[])[] }
  /** A new deal: hands by seat, each hidden from all but its owner, and the stock, hidden from all (CH2.2). */
  | {
      readonly type: 'dealt';
      readonly leader: Seat;
      readonly dealer: Seat;
      readonly hands: readonly Cards[];
      readonly stock: Cards;
      readonly turned: SpanishCard;
    }
  /** The discards become the stock, in an order hidden from all (CH4.2). */
  | { readonly type: 'stockRenewed'; readonly stock: Cards }
  /** A player draws the top of the stock, hidden from everybody else. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Face<SpanishCard> }
  /** A player takes the top discard. `uncovered` is the card below it, or null if there is none. */
  | {
      readonly type: 'discardTaken';
      readonly seat: Seat;
      readonly card: SpanishCard;
      readonly uncovered: SpanishCard | null;
    }
  /** A player discards a card. It hides `covered`, the card below it, from now on, or null if there is none. */
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly card: SpanishCard;
      readonly covered: Face<SpanishCard> | null;
    }
  | { readonly type: 'laidDown'; readonly seat: Seat; readonly melds: readonly Meld[] }
  | ({ readonly type: 'laidOff'; readonly seat: Seat } & LayOff)
  /**
   * A player closes the deal; the closing card stays hidden from everybody else. Lay-offs are in an order in which each card fits.
   */
  | {
      readonly type: 'closed';
      readonly seat: Seat;
      readonly card: Face<SpanishCard> | null;
      readonly melds: readonly Meld[];
      readonly layOffs: readonly LayOff[];
      readonly chinchon: boolean;
    }
  /**
   * Another player lays melds and lays off cards, as far as possible or wanted (CH5.3). Lay-offs are in an order in which each card
   * fits.
   */
  | {
      readonly type: 'settled';
      readonly seat: Seat;
      readonly melds: readonly Meld[];
      readonly layOffs: readonly LayOff[];
    }
  /** The deal ends without a closer (CH4.3, CH6.5). */
  | { readonly type: 'dealStopped'; readonly kind: Stopping }
  /**
   * The score of the deal, which reveals everything. The hand, its cards that count, and the points are by seat (CH7.1). `out`: the
   * players knocked out, in the order of play (CH7.2).
   */
  | {
      readonly type: 'dealScored';
      readonly hands: readonly (readonly SpanishCard[])[];
      readonly closingCard: SpanishCard | null;
      readonly counted: readonly (readonly SpanishCard[])[];
      readonly points: readonly (number | null)[];
      readonly out: readonly Seat[];
    }
  /** The offer to these players, in this order, to re-enlist with `total` points (CH8.2). */
  | { readonly type: 'reenlistOffered'; readonly seats: readonly Seat[]; readonly total: number }
  | { readonly type: 'reenlisted'; readonly seat: Seat; readonly total: number }
  | { readonly type: 'declined'; readonly seat: Seat }
  /** The payments made at one moment (CH7.3, CH8.1, CH8.2). */
  | Paid<ChinchonPayment>
  /** The game ends, and reveals the rest of the stock and the discards. */
  | { readonly type: 'gameOver'; readonly stock: Cards; readonly pile: Cards };

/** The fields of each event type, in the order in which messages send them. */
export const chinchonEventFields: EventFields<ChinchonEvent> = {
  leaderDrawn: ['seat', 'rounds'],
  dealt: ['leader', 'dealer', 'hands', 'stock', 'turned'],
  stockRenewed: ['stock'],
  drawn: ['seat', 'card'],
  discardTaken: ['seat', 'card', 'uncovered'],
  discarded: ['seat', 'card', 'covered'],
  laidDown: ['seat', 'melds'],
  laidOff: ['seat', 'card', 'meld'],
  closed: ['seat', 'card', 'melds', 'layOffs', 'chinchon'],
  settled: ['seat', 'melds', 'layOffs'],
  dealStopped: ['kind'],
  dealScored: ['hands', 'closingCard', 'counted', 'points', 'out'],
  reenlistOffered: ['seats', 'total'],
  reenlisted: ['seat', 'total'],
  declined: ['seat'],
  paid: ['payments'],
  gameOver: ['stock', 'pile'],
};
