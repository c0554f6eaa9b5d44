import { type FrenchCard, isSeen } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { followingCards, suitLed } from '../../shared/tricks.ts';
import { TRUMPS } from './cards.ts';
import type { ChinkwayMove } from './moves.ts';
import type { ChinkwayState, Deal } from './state.ts';

const TRUMP_MOVES: readonly ChinkwayMove[] = TRUMPS.map((trump) => ({ type: 'trump', trump }));
const ANSWERS: readonly ChinkwayMove[] = [
  { type: 'finalRequest', wanted: false },
  { type: 'finalRequest', wanted: true },
];

/** Returns every legal move for `seat`. Lists each pair of cards to discard only once, in the order of the hand. */
export function legalMoves(state: ChinkwayState, seat: Seat): readonly ChinkwayMove[] {
  const { deal, phase } = state;
  if (phase.name === 'settle' || phase.name === 'over' || phase.seat !== seat) return [];
  switch (phase.name) {
    case 'discard':
      return discards(deal, seat);
    case 'trump':
      return TRUMP_MOVES;
    case 'play':
      return followingCards(deal.hands[seat] ?? [], suitLed(deal.trick)).map((card) => ({ type: 'play', card }));
    case 'extract':
      return [...phase.cards, null].map((card) => ({ type: 'extract', card }));
    case 'finalRequest':
      return ANSWERS;
  }
}

function discards(deal: Deal, dealer: Seat): readonly ChinkwayMove[] {
  const moves: ChinkwayMove[] = [];
  const before: FrenchCard[] = [];
  for (const card of (deal.hands[dealer] ?? []).filter(isSeen)) {
    for (const earlier of before) moves.push({ type: 'discard', cards: [earlier, card] });
    before.push(card);
  }
  return moves;
}
