import { type Face, type FrenchCard, hideCards } from '../../kernel/cards.ts';
import type { Viewer } from '../../kernel/seat.ts';
import type { ChinkwayEvent } from './events.ts';
import type { ChinkwayState, Deal } from './state.ts';

type Cards = readonly Face<FrenchCard>[];

/** What `viewer` may see: their own hand and discards, what lies open, and, when the game is over, everything. */
export function hide(state: ChinkwayState, viewer: Viewer): ChinkwayState {
  const over = state.phase.name === 'over';
  const shown = (owner: Viewer, cards: Cards): Cards => (over || owner === viewer ? cards : hideCards(cards));
  return {
    options: state.options,
    seed: '',
    shuffles: state.shuffles,
    firstDealer: state.firstDealer,
    questPack: over ? state.questPack : hideCards(state.questPack),
    discards: state.discards.map((cards, at) => shown(dealerOf(state, at), cards)),
    records: state.records,
    finalRequest: state.finalRequest,
    deal: hideHands(state.deal, shown),
    phase: state.phase,
  };
}

function hideHands(deal: Deal, shown: (owner: Viewer, cards: Cards) => Cards): Deal {
  return {
    number: deal.number,
    kind: deal.kind,
    positions: deal.positions,
    sides: deal.sides,
    hands: deal.hands.map((hand, seat) => shown(seat, hand)),
    trump: deal.trump,
    quest: deal.quest,
    trick: deal.trick,
    lastTrick: deal.lastTrick,
    taken: deal.taken,
    tricks: deal.tricks,
  };
}

/** Who dealt a deal, counted from 0. */
function dealerOf(state: ChinkwayState, at: number): Viewer {
  const deal = state.records[at] ?? state.deal;
  return deal.positions[0] ?? 'spectator';
}

/** What `viewer` may see of an event: another's cards, and the order of the Quest Pack, stay hidden. */
export function hideEvent(event: ChinkwayEvent, viewer: Viewer): ChinkwayEvent {
  switch (event.type) {
    case 'questShuffled':
      return { type: 'questShuffled', pack: hideCards(event.pack) };
    case 'dealt':
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hideCards(hand))) };
    case 'discarded':
      return event.seat === viewer ? event : { type: 'discarded', seat: event.seat, cards: hideCards(event.cards) };
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
