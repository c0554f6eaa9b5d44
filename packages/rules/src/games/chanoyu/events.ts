import type { Face } from '../../kernel/cards.ts';
import type { EventFields } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ChanoyuCard } from './cards.ts';
import type { Stretch } from './row.ts';

/** A game event. Lists with an entry for every player are by seat. */
export type ChanoyuEvent =
  /** A new round: each hand, hidden from all but its owner, and the pile, top first, hidden from everybody (CN3.1). */
  | {
      readonly type: 'dealt';
      readonly dealer: Seat;
      readonly hands: readonly (readonly Face<ChanoyuCard>[])[];
      readonly pile: readonly Face<ChanoyuCard>[];
    }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: ChanoyuCard }
  /** The trick is complete after its last card; `winner` is null if nobody has won the trick (CN4.2, CN4.4). */
  | { readonly type: 'trickCompleted'; readonly winner: Seat | null }
  /** The trick's winner `seat` lays a card of the trick as `value` in the row of seat `row` (CN5.1). */
  | {
      readonly type: 'cardLaid';
      readonly seat: Seat;
      readonly card: ChanoyuCard;
      readonly row: Seat;
      readonly value: number;
    }
  /** The end of a trick, with its `cards` put aside face down, perhaps none (CN4.4, CN5.5). */
  | { readonly type: 'restDiscarded'; readonly cards: readonly ChanoyuCard[] }
  /** Everybody draws a card. The cards are by seat, each hidden from all but its owner (CN5.6). */
  | { readonly type: 'drawn'; readonly cards: readonly Face<ChanoyuCard>[] }
  /** The score of the round: its stretches and points (CN6.1). */
  | {
      readonly type: 'roundScored';
      readonly stretches: readonly (readonly Stretch[])[];
      readonly points: readonly number[];
    }
  /** The game ends, and reveals the hands, the discards and the pile. */
  | {
      readonly type: 'gameOver';
      readonly hands: readonly (readonly Face<ChanoyuCard>[])[];
      readonly pile: readonly Face<ChanoyuCard>[];
    };

/** The fields of each event type, in the order in which messages send them. */
export const chanoyuEventFields: EventFields<ChanoyuEvent> = {
  dealt: ['dealer', 'hands', 'pile'],
  cardPlayed: ['seat', 'card'],
  trickCompleted: ['winner'],
  cardLaid: ['seat', 'card', 'row', 'value'],
  restDiscarded: ['cards'],
  drawn: ['cards'],
  roundScored: ['stretches', 'points'],
  gameOver: ['hands', 'pile'],
};
