import { type Face, HIDDEN, hideCards } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import { butForOwn, type EventViews } from '../../kernel/event-views.ts';
import { hideHands } from '../../kernel/hands.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import type { Cards, ChinchonEvent } from './events.ts';
import { type ChinchonState, type Closing, type Deal, isScored } from './state.ts';

/**
 * Returns what `viewer` may see: the open cards as well as the viewer's own hand and closing card. After the score, all hands and
 * closing cards are visible. Nobody sees the stock or the covered discards until the game is over.
 */
export function hide(state: ChinchonState, viewer: Viewer): OwnView<ChinchonState> {
  const { draw, totals, outIn, balances, pot, ledger, counted, phase } = state;
  return { draw, totals, outIn, balances, pot, ledger, counted, deal: hideDeal(state, viewer), phase };
}

function hideDeal(state: ChinchonState, viewer: Viewer): Deal {
  const { deal, phase } = state;
  const { number, leader, dealer, melds, untouched, turns, stopped } = deal;
  const scored = isScored(state);
  const over = phase.name === 'over';
  const hands = scored ? deal.hands : hideHands(deal.hands, viewer);
  const stock = over ? deal.stock : hideCards(deal.stock);
  const pile = over ? deal.pile : topSeen(deal.pile);
  const closing = scored ? deal.closing : hideClosing(deal.closing, viewer);
  return { number, leader, dealer, hands, stock, pile, melds, untouched, turns, stopped, closing };
}

function topSeen(pile: Cards): Cards {
  return pile.map((card, at) => (at === pile.length - 1 ? card : HIDDEN));
}

function hideClosing(closing: Closing | null, viewer: Viewer): Closing | null {
  if (closing === null || seesWith(viewer, closing.seat)) return closing;
  return { seat: closing.seat, card: hideCard(closing.card), chinchon: closing.chinchon };
}

function hideCard(card: Face<SpanishCard> | null): Face<SpanishCard> | null {
  return card === null ? null : HIDDEN;
}

/** The events as a viewer may see them. Other players' cards, the stock and covered discards stay hidden. */
export const eventViews: EventViews<ChinchonEvent> = {
  dealt: ({ type, leader, dealer, hands, stock, turned }, viewer) => {
    return { type, leader, dealer, hands: hideHands(hands, viewer), stock: hideCards(stock), turned };
  },
  stockRenewed: ({ type, stock }) => ({ type, stock: hideCards(stock) }),
  drawn: butForOwn(({ type, seat }) => ({ type, seat, card: HIDDEN })),
  discarded: ({ type, seat, card, covered }) => ({ type, seat, card, covered: hideCard(covered) }),
  closed: butForOwn(({ type, seat, card, melds, layOffs, chinchon }) => {
    return { type, seat, card: hideCard(card), melds, layOffs, chinchon };
  }),
  leaderDrawn: 'open', discardTaken: 'open', laidDown: 'open', laidOff: 'open', settled: 'open', dealStopped: 'open',
  dealScored: 'open', reenlistOffered: 'open', reenlisted: 'open', declined: 'open', paid: 'open', gameOver: 'open',
};
