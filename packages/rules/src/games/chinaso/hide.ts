import { HIDDEN, hideCards } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import { hideHands } from '../../kernel/hands.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChinasoEvent } from './events.ts';
import type { ChinasoState, Deal, Phase } from './state.ts';

/**
 * What `viewer` may see: what lies open, their own hand, and once a hand is over everybody's. Of an open buying
 * window only who has not answered, and their own answer. The order of the draw pile is never seen.
 */
export function hide(state: ChinasoState, viewer: Viewer): OwnView<ChinasoState> {
  return {
    balances: state.balances,
    pot: state.pot,
    ledger: state.ledger,
    deal: hideDeal(state.deal, viewer),
    phase: hidePhase(state.phase, viewer),
  };
}

function hideDeal(deal: Deal, viewer: Viewer): Deal {
  return {
    number: deal.number,
    dealer: deal.dealer,
    hands: deal.ending === null ? hideHands(deal.hands, viewer) : deal.hands,
    stock: hideCards(deal.stock),
    live: deal.live,
    dead: deal.dead,
    table: deal.table,
    buys: deal.buys,
    turns: deal.turns,
    mayReshuffle: deal.mayReshuffle,
    ending: deal.ending,
  };
}

function hidePhase(phase: Phase, viewer: Viewer): Phase {
  if (phase.name !== 'buying') return phase;
  return {
    name: 'buying',
    seat: phase.seat,
    asked: phase.asked,
    waiting: phase.waiting,
    answers: phase.answers.map((answer, seat) => (seesWith(viewer, seat) ? answer : null)),
  };
}

/** What `viewer` may see of an event: the draw pile, others' cards and others' answers stay hidden. */
export function hideEvent(event: ChinasoEvent, viewer: Viewer): ChinasoEvent {
  switch (event.type) {
    case 'dealt':
      return {
        type: 'dealt',
        dealer: event.dealer,
        hands: hideHands(event.hands, viewer),
        stock: hideCards(event.stock),
        turned: event.turned,
      };
    case 'discardTaken':
      return seesWith(viewer, event.seat) ? event : { type: 'discardTaken', seat: event.seat, card: HIDDEN };
    case 'bought':
      return seesWith(viewer, event.seat) ? event : { type: 'bought', seat: event.seat, card: HIDDEN };
    case 'drawn':
      return seesWith(viewer, event.seat) ? event : { type: 'drawn', seat: event.seat, card: HIDDEN, as: event.as };
    case 'answered':
      return seesWith(viewer, event.seat) ? event : { type: 'answered', seat: event.seat, buys: null };
    case 'reshuffled':
      return { type: 'reshuffled', stock: hideCards(event.stock) };
    case 'dealerDrawn':
    case 'windowOpened':
    case 'nobodyBought':
    case 'wentDown':
    case 'laidOff':
    case 'jokerSwapped':
    case 'discarded':
    case 'held':
    case 'handEnded':
    case 'paid':
    case 'handScored':
    case 'gameOver':
      return event;
  }
}
