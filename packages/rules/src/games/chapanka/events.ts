import type { Face, FrenchCard } from '../../kernel/cards.ts';
import type { EventFields } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Paid } from '../../shared/counters.ts';
import type { Payment } from './payments.ts';
import type { Chapanka, Deal, Pancerola } from './state.ts';

/** A game event; `seat` is the player who acts or receives something. */
export type ChapankaEvent =
  /** The cards turned up, one for each seat in turn from seat 3, until the first dealer gets J♥ (CP2.1). */
  | { readonly type: 'dealerDrawn'; readonly seat: Seat; readonly cards: readonly FrenchCard[] }
  /** A new deal: hands by seat, each hidden from all but its owner, and the talon, hidden from all (CP2.3). */
  | {
      readonly type: 'dealt';
      readonly dealer: Seat;
      readonly hands: Deal['hands'];
      readonly talon: Deal['talon'];
    }
  /** A player sets a card aside in exchange for the talon card; both stay hidden from all others (CP2.4). */
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly card: Face<FrenchCard>;
      readonly drawn: Face<FrenchCard>;
    }
  /** A player declines, and sets the talon card aside unseen (CP2.4). */
  | { readonly type: 'declined'; readonly seat: Seat }
  /** The dealer sets a card aside, hidden from all other players (CP2.4). Play begins. */
  | { readonly type: 'setAside'; readonly seat: Seat; readonly card: Face<FrenchCard> }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: FrenchCard }
  | { readonly type: 'trickWon'; readonly seat: Seat }
  /** The start of a Chapanka, or its end: made or lost (CP5.1–CP5.3). */
  | ({ readonly type: 'chapanka' } & Chapanka)
  /** The payments made at one moment (CP2.2, CP4–CP8). */
  | Paid<Payment>
  /** The reveal of the cards set aside, by seat, and of the Pancerola (CP7.5). */
  | {
      readonly type: 'revealed';
      readonly cards: readonly Face<FrenchCard>[];
      readonly pancerola: Pancerola | null;
    }
  /** All payments are complete, and the score sheet gets the deal. */
  | { readonly type: 'dealScored' }
  | { readonly type: 'gameOver' };

/** The fields of each event type, in the order in which messages send them. */
export const chapankaEventFields: EventFields<ChapankaEvent> = {
  dealerDrawn: ['seat', 'cards'],
  dealt: ['dealer', 'hands', 'talon'],
  exchanged: ['seat', 'card', 'drawn'],
  declined: ['seat'],
  setAside: ['seat', 'card'],
  cardPlayed: ['seat', 'card'],
  trickWon: ['seat'],
  chapanka: ['seat', 'outcome'],
  paid: ['payments'],
  revealed: ['cards', 'pancerola'],
  dealScored: [],
  gameOver: [],
};
