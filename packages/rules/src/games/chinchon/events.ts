import type { Face } from '../../kernel/cards.ts';
import type { EventFields } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import type { Paid } from '../../shared/counters.ts';
import type { LayOff, Meld } from './moves.ts';
import type { ChinchonPayment } from './payments.ts';
import type { SeatCard, Stopping } from './state.ts';

/** Cards as a viewer sees them. */
export type Cards = readonly Face<SpanishCard>[];

/** What happens in a game. A seat is named wherever somebody does or gets something. */
export type ChinchonEvent =
  /** The draw for the lead: everybody's cards, then again those tied, until `seat` has the highest (CH2.1). */
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
  /** The top of the stock, hidden from all but the player. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Face<SpanishCard> }
  /** The top discard, and the one below it that is seen now; null if there is none. */
  | {
      readonly type: 'discardTaken';
      readonly seat: Seat;
      readonly card: SpanishCard;
      readonly uncovered: SpanishCard | null;
    }
  /** A discard, and the one it covers, which is hidden from all from now on; null if there is none. */
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly card: SpanishCard;
      readonly covered: Face<SpanishCard> | null;
    }
  | { readonly type: 'laidDown'; readonly seat: Seat; readonly melds: readonly Meld[] }
  | ({ readonly type: 'laidOff'; readonly seat: Seat } & LayOff)
  /** The deal is closed, the closing card hidden from all but the player. Lay-offs are in an order that works. */
  | {
      readonly type: 'closed';
      readonly seat: Seat;
      readonly card: Face<SpanishCard> | null;
      readonly melds: readonly Meld[];
      readonly layOffs: readonly LayOff[];
      readonly chinchon: boolean;
    }
  /** Another player lays and adds what they can or like (CH5.3). Lay-offs are in an order that works. */
  | {
      readonly type: 'settled';
      readonly seat: Seat;
      readonly melds: readonly Meld[];
      readonly layOffs: readonly LayOff[];
    }
  /** The deal ends with no closer (CH4.3, CH6.5). */
  | { readonly type: 'dealStopped'; readonly kind: Stopping }
  /**
   * All is laid open. By seat: what is held, which cards of it count, and the points (CH7.1). `out`: whom they take to
   * the target, in the order of play (CH7.2).
   */
  | {
      readonly type: 'dealScored';
      readonly hands: readonly (readonly SpanishCard[])[];
      readonly closingCard: SpanishCard | null;
      readonly counted: readonly (readonly SpanishCard[])[];
      readonly points: readonly (number | null)[];
      readonly out: readonly Seat[];
    }
  /** These players are asked, in this order, whether they come in again with so many points (CH8.2). */
  | { readonly type: 'reenlistOffered'; readonly seats: readonly Seat[]; readonly total: number }
  | { readonly type: 'reenlisted'; readonly seat: Seat; readonly total: number }
  | { readonly type: 'declined'; readonly seat: Seat }
  /** Counters move, all that is paid at one moment (CH7.3, CH8.1, CH8.2). */
  | Paid<ChinchonPayment>
  /** The end: what is left of the stock, and the discards, are laid open. */
  | { readonly type: 'gameOver'; readonly stock: Cards; readonly pile: Cards };

/** The fields of each event in the order in which they travel. */
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
