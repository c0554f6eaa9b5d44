import { cardName } from '../../kit/cards/cardName.ts';
import { listed } from '../../wording/words.ts';
import type { ReadOut } from '../board.ts';
import { readTrick } from '../shared/readOut.ts';
import { partnersSentence } from './sides.ts';
import { statusOf } from './status.ts';
import { trumpsSentence } from './words.ts';
import type { View } from './view.ts';

/** What lies on the table, as it is read out: `Inés led 4 of diamonds, Owen king of diamonds. Spades are trumps.` */
export function readTable(view: View): ReadOut {
  const { deal, phase } = view.state;
  if (deal.sides.length === 0) return 'No cards have been dealt yet.';
  const { headline } = statusOf(view, []);
  if (deal.trump === null) return [headline, partnersSentence(deal, view)];
  const trumps = trumpsSentence(deal.trump);
  if (phase.name === 'extract') {
    const won = deal.lastTrick?.plays.map(({ card }) => cardName(card)) ?? [];
    return [headline, `In the trick lie ${listed(won)}.`, trumps];
  }
  return [...(deal.trick.length === 0 ? [headline] : []), ...readTrick(deal.trick, view), trumps];
}
