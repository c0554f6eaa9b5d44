import { nextSeat, type Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import { canDraw } from './drawing.ts';
import { refuse } from './refusals.ts';
import { direction } from './seats.ts';
import { type BuyingPhase, type Deal, isDown } from './state.ts';

/** The most buys a player has in a hand (CS5.3). */
export const MOST_BUYS = 2;

/** The cards a buyer draws beside the one bought (CS5.3). */
export const PENALTY_CARDS = 2;

/** The cards a window may cost the draw pile: those, and that of the turn (CS5.5). */
const CARDS_OF_A_WINDOW = PENALTY_CARDS + 1;

/** Why `seat` could not buy the live discard if `turn`, whose turn it is, chose the draw pile; null if it could. */
export function whyNotBuy(deal: Deal, turn: Seat, seat: Seat): Violation | null {
  if (deal.live === null) return refuse('CS5.1', 'nothing-live');
  return buyerRefusal(deal, turn, seat) ?? (canDraw(deal, CARDS_OF_A_WINDOW) ? null : refuse('CS5.5', 'pile-too-low'));
}

/** Whether `seat` may still be asked to buy at some time in this hand (CS5.3). */
export function mayStillBuy(deal: Deal, seat: Seat): boolean {
  return deal.ending === null && !isDown(deal, seat) && buysLeft(deal, seat) > 0;
}

/** How often `seat` may still buy in this hand (CS5.3). */
export function buysLeft({ buys }: Deal, seat: Seat): number {
  return MOST_BUYS - (buys[seat] ?? 0);
}

/** How many cards `seat` would hold after a buy: the card, and those drawn beside it (CS5.3). */
export function heldAfterBuying({ hands }: Deal, seat: Seat): number {
  return (hands[seat]?.length ?? 0) + 1 + PENALTY_CARDS;
}

/** What forbids `seat` itself to buy the live discard, or null (CS5.3). */
export function buyerRefusal(deal: Deal, turn: Seat, seat: Seat): Violation | null {
  if (seat === turn) return refuse('CS5.3', 'own-turn');
  if (isDown(deal, seat)) return refuse('CS5.3', 'down');
  if (deal.live?.seat === seat) return refuse('CS5.3', 'own-discard');
  return buysLeft(deal, seat) > 0 ? null : refuse('CS5.3', 'two-buys');
}

/** Who may buy the live discard when `turn` has chosen the draw pile, first choice first (CS5.2). */
export function eligibleBuyers(deal: Deal, turn: Seat): readonly Seat[] {
  const asked: Seat[] = [];
  if (deal.live === null || !canDraw(deal, CARDS_OF_A_WINDOW)) return asked;
  const seats = deal.hands.length;
  for (let seat = nextSeat(turn, seats, direction); seat !== turn; seat = nextSeat(seat, seats, direction)) {
    if (buyerRefusal(deal, turn, seat) === null) asked.push(seat);
  }
  return asked;
}

/** What has come of a window: the first willing buyer in order, nobody, or nothing yet (CS5.4). */
export type WindowOutcome = { readonly closed: false } | { readonly closed: true; readonly buyer: Seat | null };

/** What has come of a window once `seat` has answered too. The answers must be the real ones. */
export function windowOutcome({ asked, answers }: BuyingPhase, seat: Seat, buys: boolean): WindowOutcome {
  for (const other of asked) {
    const answer = other === seat ? buys : answers[other];
    if (answer === true) return { closed: true, buyer: other };
    if (answer !== false) return { closed: false };
  }
  return { closed: true, buyer: null };
}
