import { hideCards } from '../../kernel/cards.ts';
import type { OwnView } from '../../kernel/define-game.ts';
import { butForOwn, type EventViews } from '../../kernel/event-views.ts';
import { hideHands } from '../../kernel/hands.ts';
import { type Seat, seesWith, type Viewer } from '../../kernel/seat.ts';
import type { ChinkwayEvent } from './events.ts';
import type { ChinkwayState, Deal } from './state.ts';

/** Returns what `viewer` may see: the viewer's own hand and discards, the open cards, and everything when the game is over. */
export function hide(state: ChinkwayState, viewer: Viewer): OwnView<ChinkwayState> {
  const { firstDealer, finalRequest, phase } = state;
  const over = phase.name === 'over';
  const seen = (dealer: Seat | undefined): boolean => over || (dealer !== undefined && seesWith(viewer, dealer));
  const questPack = over ? state.questPack : hideCards(state.questPack);
  const discards = state.discards.map((cards, at) => (seen(dealerOf(state, at)) ? cards : hideCards(cards)));
  return { firstDealer, questPack, discards, finalRequest, deal: hideDeal(state.deal, over ? 'all-hands' : viewer), phase };
}

function hideDeal(deal: Deal, viewer: Viewer): Deal {
  const { number, kind, positions, sides, trump, quest, trick, lastTrick, taken, tricks } = deal;
  const hands = hideHands(deal.hands, viewer);
  return { number, kind, positions, sides, hands, trump, quest, trick, lastTrick, taken, tricks };
}

/** Returns the dealer of deal `at`, from 0, if it has been scored, or of the current deal if not. */
function dealerOf(state: ChinkwayState, at: number): Seat | undefined {
  const deal = state.records[at] ?? state.deal;
  return deal.positions[0];
}

/** The events as a viewer may see them. Other players' cards and the order of the Quest Pack stay hidden. */
export const eventViews: EventViews<ChinkwayEvent> = {
  questShuffled: ({ type, pack }) => ({ type, pack: hideCards(pack) }),
  dealt: (event, viewer) => ({ ...event, hands: hideHands(event.hands, viewer) }),
  discarded: butForOwn(({ type, seat, cards }) => ({ type, seat, cards: hideCards(cards) })),
  trumpNamed: 'open', questTurned: 'open', cardPlayed: 'open', trickWon: 'open', extracted: 'open',
  dealScored: 'open', finalOffered: 'open', finalAnswered: 'open', gameOver: 'open',
};
