import { hideCards } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import { hideHands } from '../../kernel/hands.ts';
import { type Seat, seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChinkwayEvent } from './events.ts';
import type { ChinkwayState, Deal } from './state.ts';

/** What `viewer` may see: their own hand and discards, what lies open, and, when the game is over, everything. */
export function hide(state: ChinkwayState, viewer: Viewer): OwnView<ChinkwayState> {
  const over = state.phase.name === 'over';
  const seen = (dealer: Seat | undefined): boolean => over || (dealer !== undefined && seesWith(viewer, dealer));
  return {
    firstDealer: state.firstDealer,
    questPack: over ? state.questPack : hideCards(state.questPack),
    discards: state.discards.map((cards, at) => (seen(dealerOf(state, at)) ? cards : hideCards(cards))),
    finalRequest: state.finalRequest,
    deal: hideDeal(state.deal, over ? 'all-hands' : viewer),
    phase: state.phase,
  };
}

function hideDeal(deal: Deal, viewer: Viewer): Deal {
  return {
    number: deal.number,
    kind: deal.kind,
    positions: deal.positions,
    sides: deal.sides,
    hands: hideHands(deal.hands, viewer),
    trump: deal.trump,
    quest: deal.quest,
    trick: deal.trick,
    lastTrick: deal.lastTrick,
    taken: deal.taken,
    tricks: deal.tricks,
  };
}

/** Who dealt a deal, counted from 0. */
function dealerOf(state: ChinkwayState, at: number): Seat | undefined {
  const deal = state.records[at] ?? state.deal;
  return deal.positions[0];
}

/** What `viewer` may see of an event: another's cards, and the order of the Quest Pack, stay hidden. */
export function hideEvent(event: ChinkwayEvent, viewer: Viewer): ChinkwayEvent {
  switch (event.type) {
    case 'questShuffled':
      return { type: 'questShuffled', pack: hideCards(event.pack) };
    case 'dealt':
      return { ...event, hands: hideHands(event.hands, viewer) };
    case 'discarded':
      return seesWith(viewer, event.seat) ? event : { type: 'discarded', seat: event.seat, cards: hideCards(event.cards) };
    case 'trumpNamed':
    case 'questTurned':
    case 'cardPlayed':
    case 'trickWon':
    case 'extracted':
    case 'dealScored':
    case 'finalOffered':
    case 'finalAnswered':
    case 'gameOver':
      return event;
  }
}
