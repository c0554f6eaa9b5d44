import { cardName } from '../../kit/cards/cardName.ts';
import { counted, listed } from '../../wording/words.ts';
import { ownCards } from './order.ts';
import { Someone, someone } from '../shared/people.ts';
import { partnersSentence } from './sides.ts';
import { statusOf } from './status.ts';
import { trumpsSentence } from './words.ts';
import type { View } from './view.ts';

/** What lies on the table, as it is read out: `Inés led 4 of diamonds, Owen king of diamonds. Spades are trumps.` */
export function readTable(view: View): string {
  const { deal, phase } = view.state;
  if (deal.sides.length === 0) return 'No cards have been dealt yet.';
  const { headline } = statusOf(view, []);
  if (deal.trump === null) return `${headline} ${partnersSentence(deal, view)}`;
  const trumps = trumpsSentence(deal.trump);
  if (phase.name === 'extract') {
    const won = deal.lastTrick?.plays.map(({ card }) => cardName(card)) ?? [];
    return `${headline} In the trick lie ${listed(won)}. ${trumps}`;
  }
  if (deal.trick.length === 0) return `${headline} No card lies on the table. ${trumps}`;
  const plays = deal.trick.map(({ seat, card }, k) =>
    `${k === 0 ? `${Someone(view, seat)} led` : someone(view, seat)} ${cardName(card)}`,
  );
  return `${plays.join(', ')}. ${trumps}`;
}

/** One's own hand, as it is read out. */
export function readHand(view: View): string {
  if (view.viewer === 'spectator') return 'You are watching and hold no cards.';
  const hand = ownCards(view);
  if (hand.length === 0) return 'You hold no cards.';
  return `You hold ${counted(hand.length, 'card', 'cards')}: ${listed(hand.map((card) => cardName(card)))}.`;
}
