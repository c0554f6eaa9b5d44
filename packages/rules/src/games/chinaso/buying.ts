import { nextSeat, type Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import { canDraw } from './drawing.ts';
import { refuse } from './refusals.ts';
import { direction } from './seats.ts';
import { type BuyingPhase, type Deal, isDown } from './state.ts';

/** The maximum number of buys for each player in a hand (CS5.3). */
export const MOST_BUYS = 2;

/** The number of penalty cards that a buyer draws in addition to the card bought (CS5.3). */
export const PENALTY_CARDS = 2;

/** The maximum number of cards that a buying window takes from the stock: the penalty cards, and the card of the turn (CS5.5). */
const CARDS_OF_A_WINDOW = PENALTY_CARDS + 1;

/** Returns why `seat` could not buy the live discard if `turn`, the seat to act, chose the stock. Returns null if `seat` could. */
export function whyNotBuy(deal: Deal, turn: Seat, seat: Seat): Violation | null {
  if (deal.live === null) return refuse('CS5.1', 'nothing-live');
  return buyerRefusal(deal, turn, seat) ?? (canDraw(deal, CARDS_OF_A_WINDOW) ? null : refuse('CS5.5', 'pile-too-low'));
}

/** Returns whether `seat` may still get an offer to buy in this hand (CS5.3). */
export function mayStillBuy(deal: Deal, seat: Seat): boolean {
  return deal.ending === null && !isDown(deal, seat) && buysLeft(deal, seat) > 0;
}

/** Returns how many more times `seat` may buy in this hand (CS5.3). */
export function buysLeft({ buys }: Deal, seat: Seat): number {
  return MOST_BUYS - (buys[seat] ?? 0);
}

/** Returns the hand size of `seat` after a buy, including the card bought and its penalty cards (CS5.3). */
export function heldAfterBuying({ hands }: Deal, seat: Seat): number {
  return (hands[seat]?.length ?? 0) + 1 + PENALTY_CARDS;
}

/** Returns the violation that prevents `seat` from buying the live discard, or null if there is none (CS5.3). */
export function buyerRefusal(deal: Deal, turn: Seat, seat: Seat): Violation | null {
  if (seat === turn) return refuse('CS5.3', 'own-turn');
  if (isDown(deal, seat)) return refuse('CS5.3', 'down');
  if (deal.live?.seat === seat) return refuse('CS5.3', 'own-discard');
  return buysLeft(deal, seat) > 0 ? null : refuse('CS5.3', 'two-buys');
}

/** Returns the seats that may buy the live discard after `turn` has chosen the stock, in order of priority (CS5.2). */
export function eligibleBuyers(deal: Deal, turn: Seat): readonly Seat[] {
  const asked: Seat[] = [];
  if (deal.live === null || !canDraw(deal, CARDS_OF_A_WINDOW)) return asked;
  const seats = deal.hands.length;
  for (let seat = nextSeat(turn, seats, direction); seat !== turn; seat = nextSeat(seat, seats, direction)) {
    if (buyerRefusal(deal, turn, seat) === null) asked.push(seat);
  }
  return asked;
}

/** The outcome of a buying window: not closed yet, or closed with the first willing buyer in order or without a buyer (CS5.4). */
export type WindowOutcome = { readonly closed: false } | { readonly closed: true; readonly buyer: Seat | null };

/** Returns the outcome of a buying window after `seat` has answered too. The state must not hide any answers. */
export function windowOutcome({ asked, answers }: BuyingPhase, seat: Seat, buys: boolean): WindowOutcome {
  for (const other of asked) {
    const answer = other === seat ? buys : answers[other];
    if (answer === true) return { closed: true, buyer: other };
    if (answer !== false) return { closed: false };
  }
  return { closed: true, buyer: null };
}
