import { type FrenchCard, withoutCard } from '../../kernel/cards.ts';
import { nextSeat, type Seat } from '../../kernel/seat.ts';
import type { SlobberhannesEvent } from './events.ts';
import { ledgerOf } from './score.ts';
import { seats } from './seats.ts';
import { type Deal, type SlobberhannesState, TRICKS } from './state.ts';

/** The state after `event`. */
export function evolve(state: SlobberhannesState, event: SlobberhannesEvent): SlobberhannesState {
  const { deal } = state;
  switch (event.type) {
    case 'dealt': {
      const { dealer, hands } = event;
      const phase = { name: 'play', seat: nextSeat(dealer, seats.max, 'clockwise') } as const; // SL3.1
      return { ...state, shuffles: state.shuffles + 1, deal: newDeal(deal.number + 1, dealer, hands), phase };
    }
    case 'cardPlayed':
      return cardPlayed(state, event.seat, event.card);
    case 'trickWon':
      return trickWon(state, event.seat);
    case 'dealScored': {
      const { number, dealer, hands, winners } = deal;
      const ledger = ledgerOf(deal);
      const points = hands.map((_, seat) => ledger.reduce((sum, { amounts }) => sum + (amounts[seat] ?? 0), 0));
      const tricks = hands.map((_, seat) => winners.filter((winner) => winner === seat).length);
      return { ...state, records: [...state.records, { number, dealer, points, dead: 0, ledger, tricks }] };
    }
    case 'gameOver':
      return { ...state, phase: { name: 'over' } };
  }
}

/** A deal before a card has been played. */
export function newDeal(number: number, dealer: Seat, hands: Deal['hands']): Deal {
  return { number, dealer, hands, trick: [], lastTrick: null, winners: [], queen: null };
}

function cardPlayed(state: SlobberhannesState, seat: Seat, card: FrenchCard): SlobberhannesState {
  const { deal } = state;
  const hands = deal.hands.map((hand, owner) => (owner === seat ? withoutCard(hand, card) : hand));
  const trick = [...deal.trick, { seat, card }];
  const isWhole = trick.length === seats.max;
  const phase = isWhole ? ({ name: 'settle' } as const) : ({ name: 'play', seat: nextSeat(seat, seats.max, 'clockwise') } as const);
  return { ...state, deal: { ...deal, hands, trick }, phase };
}

/** The winner leads to the next trick, until all have been played (SL3.3). */
function trickWon(state: SlobberhannesState, winner: Seat): SlobberhannesState {
  const { deal } = state;
  const queen = deal.trick.some(({ card }) => card === 'QC') ? winner : deal.queen;
  const winners = [...deal.winners, winner];
  const phase = winners.length === TRICKS ? ({ name: 'settle' } as const) : ({ name: 'play', seat: winner } as const);
  return { ...state, deal: { ...deal, trick: [], lastTrick: { plays: deal.trick, winner }, winners, queen }, phase };
}
