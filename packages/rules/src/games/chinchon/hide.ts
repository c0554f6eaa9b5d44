import { type Face, HIDDEN, hideCards } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import { hideHands } from '../../kernel/hands.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import type { ChinchonEvent } from './events.ts';
import { type ChinchonState, type Closing, type Deal, isScored } from './state.ts';

type Cards = readonly Face<SpanishCard>[];

/**
 * What `viewer` may see: what lies open, their own hand and closing card; once a deal is scored, everybody's. The
 * stock and the covered discards are seen by nobody until the game is over.
 */
export function hide(state: ChinchonState, viewer: Viewer): OwnView<ChinchonState> {
  return {
    draw: state.draw,
    totals: state.totals,
    outIn: state.outIn,
    balances: state.balances,
    pot: state.pot,
    ledger: state.ledger,
    counted: state.counted,
    deal: hideDeal(state, viewer),
    phase: state.phase,
  };
}

function hideDeal(state: ChinchonState, viewer: Viewer): Deal {
  const { deal, phase } = state;
  const scored = isScored(state);
  const over = phase.name === 'over';
  return {
    number: deal.number,
    leader: deal.leader,
    dealer: deal.dealer,
    hands: scored ? deal.hands : hideHands(deal.hands, viewer),
    stock: over ? deal.stock : hideCards(deal.stock),
    pile: over ? deal.pile : topSeen(deal.pile),
    melds: deal.melds,
    untouched: deal.untouched,
    turns: deal.turns,
    stopped: deal.stopped,
    closing: scored ? deal.closing : hideClosing(deal.closing, viewer),
  };
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

/** What `viewer` may see of an event: others' cards, the stock, and a discard that is covered stay hidden. */
export function hideEvent(event: ChinchonEvent, viewer: Viewer): ChinchonEvent {
  switch (event.type) {
    case 'dealt':
      return {
        type: 'dealt',
        leader: event.leader,
        dealer: event.dealer,
        hands: hideHands(event.hands, viewer),
        stock: hideCards(event.stock),
        turned: event.turned,
      };
    case 'stockRenewed':
      return { type: 'stockRenewed', stock: hideCards(event.stock) };
    case 'drawn':
      return seesWith(viewer, event.seat) ? event : { type: 'drawn', seat: event.seat, card: HIDDEN };
    case 'discarded':
      return { type: 'discarded', seat: event.seat, card: event.card, covered: hideCard(event.covered) };
    case 'closed':
      if (seesWith(viewer, event.seat)) return event;
      return {
        type: 'closed',
        seat: event.seat,
        card: hideCard(event.card),
        melds: event.melds,
        layOffs: event.layOffs,
        chinchon: event.chinchon,
      };
    case 'leaderDrawn':
    case 'discardTaken':
    case 'laidDown':
    case 'laidOff':
    case 'settled':
    case 'dealStopped':
    case 'dealScored':
    case 'reenlistOffered':
    case 'reenlisted':
    case 'declined':
    case 'paid':
    case 'gameOver':
      return event;
  }
}
