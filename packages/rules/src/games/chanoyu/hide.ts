import { HIDDEN, hideCards } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import type { EventViews } from '../../kernel/event-views.ts';
import { hideHands } from '../../kernel/hands.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChanoyuEvent } from './events.ts';
import type { ChanoyuState } from './state.ts';

/** Returns what `viewer` may see: the viewer's own hand, the open cards, and everything when the game is over. */
export function hide({ firstDealer, deal, phase }: ChanoyuState, viewer: Viewer): OwnView<ChanoyuState> {
  const { number, dealer, leader, rows, trick, lastTrick, left, tricks, won, discarded } = deal;
  const over = phase.name === 'over';
  const hands = over ? deal.hands : hideHands(deal.hands, viewer);
  const pile = over ? deal.pile : hideCards(deal.pile);
  return {
    firstDealer,
    deal: { number, dealer, leader, hands, pile, rows, trick, lastTrick, left, tricks, won, discarded },
    phase,
  };
}

/** The events as a viewer may see them. The pile and the cards that other players receive stay hidden. */
export const eventViews: EventViews<ChanoyuEvent> = {
  dealt: ({ type, dealer, hands, pile }, viewer) => ({ type, dealer, hands: hideHands(hands, viewer), pile: hideCards(pile) }),
  drawn: ({ type, cards }, viewer) => ({ type, cards: cards.map((card, seat) => (seesWith(viewer, seat) ? card : HIDDEN)) }),
  cardPlayed: 'open', trickCompleted: 'open', cardLaid: 'open', restDiscarded: 'open', roundScored: 'open', gameOver: 'open',
};
