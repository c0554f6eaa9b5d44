import { type Face, type FrenchCard, HIDDEN } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import { butForOwn, type EventViews } from '../../kernel/event-views.ts';
import { hideHands } from '../../kernel/hands.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChapankaEvent } from './events.ts';
import type { ChapankaState, Deal, SetAside } from './state.ts';

/**
 * Returns what `viewer` may see: the open cards, and the viewer's own hand, card set aside by choice, and Pancerola. During the
 * scoring, every card set aside and any Pancerola are visible.
 */
export function hide(state: ChapankaState, viewer: Viewer): OwnView<ChapankaState> {
  const { firstDealer, draw, balances, pot, ledger, phase } = state;
  return { firstDealer, draw, balances, pot, ledger, deal: hideDeal(state.deal, viewer), phase };
}

function hideDeal(deal: Deal, viewer: Viewer): Deal {
  const { number, dealer, trick, lastTrick, tricks, points, chapanka, paid, revealed } = deal;
  const hands = hideHands(deal.hands, viewer);
  const talon = hideTalon(deal.talon);
  const setAside = deal.setAside.map((aside, owner): SetAside | null => {
    const seen = revealed || (seesWith(viewer, owner) && aside?.from === 'hand');
    return seen || aside === null ? aside : { card: HIDDEN, from: aside.from };
  });
  const pancerola = revealed || (deal.pancerola !== null && seesWith(viewer, deal.pancerola.holder)) ? deal.pancerola : null;
  return { number, dealer, hands, talon, setAside, trick, lastTrick, tricks, points, pancerola, chapanka, paid, revealed };
}

/** The events as a viewer may see them. Other players' cards and the talon stay hidden. */
export const eventViews: EventViews<ChapankaEvent> = {
  dealt: ({ type, dealer, hands, talon }, viewer) => ({ type, dealer, hands: hideHands(hands, viewer), talon: hideTalon(talon) }),
  exchanged: butForOwn(({ type, seat }) => ({ type, seat, card: HIDDEN, drawn: HIDDEN })),
  setAside: butForOwn(({ type, seat }) => ({ type, seat, card: HIDDEN })),
  dealerDrawn: 'open', declined: 'open', cardPlayed: 'open', trickWon: 'open', chapanka: 'open', paid: 'open',
  revealed: 'open', dealScored: 'open', gameOver: 'open',
};

function hideTalon(talon: Deal['talon']): readonly (Face<FrenchCard> | null)[] {
  return talon.map((card) => (card === null ? null : HIDDEN));
}
