import type { Face } from '../../kernel/cards.ts';
import type { EventFields } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Paid } from '../../shared/counters.ts';
import type { ChinasoCard, JokerCard } from './cards.ts';
import type { Payment } from './payments.ts';
import type { LayOffPlace, SetAt } from './places.ts';
import type { LaidSet } from './sets.ts';
import type { Deal, HandEnding } from './state.ts';

/** The source of a laid card: the hand or, for a player who is down, the live discard (CS4.2). */
export type Source = 'hand' | 'discard';

/** A game event; `seat` is the player who acts or receives something. */
export type ChinasoEvent =
  /** The draw for the first dealer (CS1.2). */
  | { readonly type: 'dealerDrawn'; readonly seat: Seat }
  /** A new hand: hands by seat, each visible only to its owner, the hidden stock, and the card turned up (CS1.1). */
  | {
      readonly type: 'dealt';
      readonly dealer: Seat;
      readonly hands: Deal['hands'];
      readonly stock: Deal['stock'];
      readonly turned: ChinasoCard;
    }
  /** The live discard goes into a hand, hidden from the other players, who saw it on the pile (CS4.1). */
  | { readonly type: 'discardTaken'; readonly seat: Seat; readonly card: Face<ChinasoCard> }
  /** The player has chosen the stock; `asked` has the possible buyers, in order of priority (CS5.2). */
  | { readonly type: 'windowOpened'; readonly seat: Seat; readonly asked: readonly Seat[] }
  /** A buyer has answered; `buys` is null for everybody else (CS5.4). */
  | { readonly type: 'answered'; readonly seat: Seat; readonly buys: boolean | null }
  /** The window has closed with a buyer for the discard; hidden from the other players, who saw it on the pile (CS5.3). */
  | { readonly type: 'bought'; readonly seat: Seat; readonly card: Face<ChinasoCard> }
  /** The window has closed without a buyer, and the discard stays live (CS5.1). */
  | { readonly type: 'nobodyBought' }
  /** A player draws a card for the turn, or as a penalty card of a buy; hidden from the other players (CS4.1, CS5.3). */
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly card: Face<ChinasoCard>;
      readonly as: 'turn' | 'penalty';
    }
  /** A shuffle turns all dead cards into a new stock, hidden from all (CS5.5). */
  | { readonly type: 'reshuffled'; readonly stock: Deal['stock'] }
  | { readonly type: 'wentDown'; readonly seat: Seat; readonly sets: readonly LaidSet[] }
  | {
      readonly type: 'laidOff';
      readonly seat: Seat;
      readonly card: ChinasoCard;
      readonly from: Source;
      readonly place: LayOffPlace;
    }
  | {
      readonly type: 'jokerSwapped';
      readonly seat: Seat;
      readonly card: ChinasoCard;
      readonly from: Source;
      readonly straight: SetAt;
      readonly joker: JokerCard;
      readonly jokerPlace: LayOffPlace;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: ChinasoCard }
  /** The turn ends without a discard, because the last card is held (CS4.6). */
  | { readonly type: 'held'; readonly seat: Seat }
  /** The hand ends, and reveals all hands; `hands` is by seat (CS6.1). */
  | ({ readonly type: 'handEnded'; readonly hands: Deal['hands'] } & HandEnding)
  /** The payments made at one moment (CS7). */
  | Paid<Payment>
  /** The score sheet gets the hand: its points by seat, doubled for a Chinaso without stakes (CS4.8, CS6.1). */
  | { readonly type: 'handScored'; readonly points: readonly number[] }
  | { readonly type: 'gameOver' };

/** The fields of each event type, in the order in which messages send them. */
export const chinasoEventFields: EventFields<ChinasoEvent> = {
  dealerDrawn: ['seat'],
  dealt: ['dealer', 'hands', 'stock', 'turned'],
  discardTaken: ['seat', 'card'],
  windowOpened: ['seat', 'asked'],
  answered: ['seat', 'buys'],
  bought: ['seat', 'card'],
  nobodyBought: [],
  drawn: ['seat', 'card', 'as'],
  reshuffled: ['stock'],
  wentDown: ['seat', 'sets'],
  laidOff: ['seat', 'card', 'from', 'place'],
  jokerSwapped: ['seat', 'card', 'from', 'straight', 'joker', 'jokerPlace'],
  discarded: ['seat', 'card'],
  held: ['seat'],
  handEnded: ['kind', 'winner', 'hands'],
  paid: ['payments'],
  handScored: ['points'],
  gameOver: [],
};
