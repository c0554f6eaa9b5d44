import { cardName } from '../../kit/cards/cardName.ts';
import { counted, listed } from '../../wording/words.ts';
import { ownCards } from './order.ts';
import { Someone } from '../shared/people.ts';
import { partnersSentence } from './sides.ts';
import { trumpsSentence } from './words.ts';
import type { View } from './view.ts';

/** What lies on the table, as it is read out: `Inés led 4 of diamonds, Owen king of diamonds. Spades are trumps.` */
export function readTable(view: View): string {
  const { deal } = view.state;
  if (deal.trump === null) return partnersSentence(deal, view);
  const trumps = trumpsSentence(deal.trump);
  if (deal.trick.length === 0) return `No card lies on the table. ${trumps}`;
  const plays = deal.trick.map((play, k) => `${Someone(view, play.seat)}${k === 0 ? ' led' : ''} ${cardName(play.card)}`);
  return `${plays.join(', ')}. ${trumps}`;
}

/** One's own hand, as it is read out. */
export function readHand(view: View): string {
  if (view.viewer === 'spectator') return 'You are watching and hold no cards.';
  const hand = ownCards(view);
  if (hand.length === 0) return 'You hold no cards.';
  return `You hold ${counted(hand.length, 'card', 'cards')}: ${listed(hand.map((card) => cardName(card)))}.`;
}
