import { type Face, type FrenchCard, HIDDEN } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import { hideHands } from '../../kernel/hands.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChapankaEvent } from './events.ts';
import type { ChapankaState, Deal } from './state.ts';

/**
 * What `viewer` may see: what lies open, their own hand, the card they chose to set aside, and their own Pancerola;
 * once the deal is being scored, every card set aside and anybody's Pancerola.
 */
export function hide(state: ChapankaState, viewer: Viewer): OwnView<ChapankaState> {
  return {
    firstDealer: state.firstDealer,
    draw: state.draw,
    balances: state.balances,
    pot: state.pot,
    ledger: state.ledger,
    deal: hideDeal(state.deal, viewer),
    phase: state.phase,
  };
}

function hideDeal(deal: Deal, viewer: Viewer): Deal {
  return {
    number: deal.number,
    dealer: deal.dealer,
    hands: hideHands(deal.hands, viewer),
    talon: hideTalon(deal.talon),
    setAside: deal.setAside.map((aside, owner) => {
      const seen = deal.revealed || (seesWith(viewer, owner) && aside?.from === 'hand');
      return seen || aside === null ? aside : { card: HIDDEN, from: aside.from };
    }),
    trick: deal.trick,
    lastTrick: deal.lastTrick,
    tricks: deal.tricks,
    points: deal.points,
    pancerola: deal.revealed || (deal.pancerola !== null && seesWith(viewer, deal.pancerola.holder)) ? deal.pancerola : null,
    chapanka: deal.chapanka,
    paid: deal.paid,
    revealed: deal.revealed,
  };
}

/** What `viewer` may see of an event: other players' cards, and the talon, stay hidden. */
export function hideEvent(event: ChapankaEvent, viewer: Viewer): ChapankaEvent {
  switch (event.type) {
    case 'dealt':
      return {
        type: 'dealt',
        dealer: event.dealer,
        hands: hideHands(event.hands, viewer),
        talon: hideTalon(event.talon),
      };
    case 'exchanged':
      if (seesWith(viewer, event.seat)) return event;
      return { type: 'exchanged', seat: event.seat, card: HIDDEN, drawn: HIDDEN };
    case 'setAside':
      return seesWith(viewer, event.seat) ? event : { type: 'setAside', seat: event.seat, card: HIDDEN };
    case 'dealerDrawn':
    case 'declined':
    case 'cardPlayed':
    case 'trickWon':
    case 'chapanka':
    case 'paid':
    case 'revealed':
    case 'dealScored':
    case 'gameOver':
      return event;
  }
}

function hideTalon(talon: Deal['talon']): readonly (Face<FrenchCard> | null)[] {
  return talon.map((card) => (card === null ? null : HIDDEN));
}
