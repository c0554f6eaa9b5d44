import { suitOf } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type Violation, violation } from '../../kernel/violation.ts';
import { followingCards, SUIT_NAMES, suitLed } from '../../shared/tricks.ts';
import type { SlobberhannesMove } from './events.ts';
import type { SlobberhannesState } from './state.ts';

/** Why `seat` can play no card now; null if it can. */
export function whyNone({ phase }: SlobberhannesState, seat: Seat): Violation | null {
  if (phase.name === 'over') return violation('SL5.1', 'game-over', 'The game is over.');
  if (phase.name === 'settle') return violation('SL3.1', 'wrong-moment', 'This is not the moment to play a card.');
  return phase.seat === seat ? null : violation('SL3.1', 'not-your-turn', 'It is not your turn.');
}

/** Null if the move is lawful for `seat` now, else the rule it breaks. */
export function check(state: SlobberhannesState, seat: Seat, { card }: SlobberhannesMove): Violation | null {
  const none = whyNone(state, seat);
  if (none !== null) return none;
  const hand = state.deal.hands[seat] ?? [];
  if (!hand.includes(card)) return violation('SL3.2', 'card-not-held', 'That card is not in your hand.');
  const led = suitLed(state.deal.trick);
  if (led === null || suitOf(card) === led || followingCards(hand, led).includes(card)) return null;
  return violation('SL3.2', 'must-follow', `You must follow ${SUIT_NAMES[led]}.`);
}

/** Every card that `seat` may play now. */
export function legalMoves(state: SlobberhannesState, seat: Seat): readonly SlobberhannesMove[] {
  if (whyNone(state, seat) !== null) return [];
  const cards = followingCards(state.deal.hands[seat] ?? [], suitLed(state.deal.trick));
  return cards.map((card) => ({ type: 'play', card }));
}
