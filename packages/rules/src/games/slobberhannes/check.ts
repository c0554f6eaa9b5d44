import { suitOf } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import { followingCards, suitLed } from '../../shared/tricks.ts';
import type { SlobberhannesMove } from './events.ts';
import { refuse } from './refusals.ts';
import type { SlobberhannesState } from './state.ts';

/** Why `seat` can play no card now; null if it can. */
export function whyNone({ phase }: SlobberhannesState, seat: Seat): Violation | null {
  if (phase.name === 'over') return refuse('SL5.1', 'game-over');
  if (phase.name === 'settle') return refuse('SL3.1', 'wrong-moment');
  return phase.seat === seat ? null : refuse('SL3.1', 'not-your-turn');
}

/** Null if the move is lawful for `seat` now, else the rule it breaks. */
export function check(state: SlobberhannesState, seat: Seat, { card }: SlobberhannesMove): Violation | null {
  const none = whyNone(state, seat);
  if (none !== null) return none;
  const hand = state.deal.hands[seat] ?? [];
  if (!hand.includes(card)) return refuse('SL3.2', 'card-not-held');
  const led = suitLed(state.deal.trick);
  if (led === null || suitOf(card) === led || followingCards(hand, led).includes(card)) return null;
  return refuse('SL3.2', 'must-follow', { suit: led });
}

/** Every card that `seat` may play now. */
export function legalMoves(state: SlobberhannesState, seat: Seat): readonly SlobberhannesMove[] {
  if (whyNone(state, seat) !== null) return [];
  const cards = followingCards(state.deal.hands[seat] ?? [], suitLed(state.deal.trick));
  return cards.map((card) => ({ type: 'play', card }));
}
