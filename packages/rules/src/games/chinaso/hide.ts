import { HIDDEN, hideCards } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import { butForOwn, type EventViews } from '../../kernel/event-views.ts';
import { hideHands } from '../../kernel/hands.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChinasoEvent } from './events.ts';
import type { ChinasoState, Deal, Phase } from './state.ts';

/**
 * Returns what `viewer` may see: the open cards, the viewer's own hand and, when the hand is over, everybody's hands. An open
 * buying window shows only the seats that have not answered and the viewer's own answer. The order of the stock is never visible.
 */
export function hide(state: ChinasoState, viewer: Viewer): OwnView<ChinasoState> {
  const { balances, pot, ledger } = state;
  return { balances, pot, ledger, deal: hideDeal(state.deal, viewer), phase: hidePhase(state.phase, viewer) };
}

function hideDeal(deal: Deal, viewer: Viewer): Deal {
  const { number, dealer, live, dead, table, buys, turns, mayReshuffle, ending } = deal;
  const hands = ending === null ? hideHands(deal.hands, viewer) : deal.hands;
  return { number, dealer, hands, stock: hideCards(deal.stock), live, dead, table, buys, turns, mayReshuffle, ending };
}

function hidePhase(phase: Phase, viewer: Viewer): Phase {
  if (phase.name !== 'buying') return phase;
  const { name, seat, asked, waiting } = phase;
  const answers = phase.answers.map((answer, owner) => (seesWith(viewer, owner) ? answer : null));
  return { name, seat, asked, waiting, answers };
}

/** The events as a viewer may see them. The stock, other players' cards and their answers stay hidden. */
export const eventViews: EventViews<ChinasoEvent> = {
  dealt: ({ type, dealer, hands, stock, turned }, viewer) => {
    return { type, dealer, hands: hideHands(hands, viewer), stock: hideCards(stock), turned };
  },
  discardTaken: butForOwn(({ type, seat }) => ({ type, seat, card: HIDDEN })),
  bought: butForOwn(({ type, seat }) => ({ type, seat, card: HIDDEN })),
  drawn: butForOwn(({ type, seat, as }) => ({ type, seat, card: HIDDEN, as })),
  answered: butForOwn(({ type, seat }) => ({ type, seat, buys: null })),
  reshuffled: ({ type, stock }) => ({ type, stock: hideCards(stock) }),
  dealerDrawn: 'open', windowOpened: 'open', nobodyBought: 'open', wentDown: 'open', laidOff: 'open', jokerSwapped: 'open',
  discarded: 'open', held: 'open', handEnded: 'open', paid: 'open', handScored: 'open', gameOver: 'open',
};
