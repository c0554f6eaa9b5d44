import { HIDDEN, hideCards } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import { hideHands } from '../../kernel/hands.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChanoyuEvent } from './events.ts';
import type { ChanoyuState } from './state.ts';

/** What `viewer` may see: their own hand, what lies open, and, when the game is over, everything. */
export function hide(state: ChanoyuState, viewer: Viewer): OwnView<ChanoyuState> {
  const over = state.phase.name === 'over';
  const { deal } = state;
  return {
    firstDealer: state.firstDealer,
    deal: {
      number: deal.number,
      dealer: deal.dealer,
      leader: deal.leader,
      hands: over ? deal.hands : hideHands(deal.hands, viewer),
      pile: over ? deal.pile : hideCards(deal.pile),
      rows: deal.rows,
      trick: deal.trick,
      lastTrick: deal.lastTrick,
      left: deal.left,
      tricks: deal.tricks,
      won: deal.won,
      discarded: deal.discarded,
    },
    phase: state.phase,
  };
}

/** What `viewer` may see of an event: the pile and what others are dealt or draw stay hidden. */
export function hideEvent(event: ChanoyuEvent, viewer: Viewer): ChanoyuEvent {
  switch (event.type) {
    case 'dealt':
      return {
        type: 'dealt',
        dealer: event.dealer,
        hands: hideHands(event.hands, viewer),
        pile: hideCards(event.pile),
      };
    case 'drawn':
      return { type: 'drawn', cards: event.cards.map((card, seat) => (seesWith(viewer, seat) ? card : HIDDEN)) };
    case 'cardPlayed':
    case 'trickCompleted':
    case 'cardLaid':
    case 'restDiscarded':
    case 'roundScored':
    case 'gameOver':
      return event;
  }
}
