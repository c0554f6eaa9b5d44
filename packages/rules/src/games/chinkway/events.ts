import type { Face, FrenchCard } from '../../kernel/cards.ts';
import type { EventFields } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Trump } from './cards.ts';
import type { Seating } from './state.ts';

/** A game event; `seat` is the player who acts or receives something. */
export type ChinkwayEvent =
  /** The shuffle of the Quest Pack, before the first deal and before an extra deal (CW7.5). Its order stays hidden from all. */
  | { readonly type: 'questShuffled'; readonly pack: readonly Face<FrenchCard>[] }
  /** A new deal: hands by seat, each hidden from all but its owner (CW3.1). */
  | ({ readonly type: 'dealt'; readonly hands: readonly (readonly Face<FrenchCard>[])[] } & Seating)
  /** The dealer's discards, hidden from everybody except the dealer (CW3.2). */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly Face<FrenchCard>[] }
  | { readonly type: 'trumpNamed'; readonly seat: Seat; readonly trump: Trump }
  | { readonly type: 'questTurned'; readonly quest: readonly FrenchCard[] }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: FrenchCard }
  | { readonly type: 'trickWon'; readonly seat: Seat }
  /** The trick's winner takes a card for the Quest, or declines (null) (CW4.4). */
  | { readonly type: 'extracted'; readonly seat: Seat; readonly card: FrenchCard | null }
  /** The deal's points, by seat (CW5.1). */
  | { readonly type: 'dealScored'; readonly points: readonly number[] }
  /** The offer to second place to change the final deal (CW7.2). */
  | { readonly type: 'finalOffered'; readonly seat: Seat }
  | { readonly type: 'finalAnswered'; readonly seat: Seat; readonly wanted: boolean }
  /** The game ends, and reveals the discards of every deal and the rest of the Quest Pack. */
  | {
      readonly type: 'gameOver';
      readonly discards: readonly (readonly Face<FrenchCard>[])[];
      readonly questPack: readonly Face<FrenchCard>[];
    };

/** The fields of each event type, in the order in which messages send them. */
export const chinkwayEventFields: EventFields<ChinkwayEvent> = {
  questShuffled: ['pack'],
  dealt: ['kind', 'positions', 'sides', 'hands'],
  discarded: ['seat', 'cards'],
  trumpNamed: ['seat', 'trump'],
  questTurned: ['quest'],
  cardPlayed: ['seat', 'card'],
  trickWon: ['seat'],
  extracted: ['seat', 'card'],
  dealScored: ['points'],
  finalOffered: ['seat'],
  finalAnswered: ['seat', 'wanted'],
  gameOver: ['discards', 'questPack'],
};
