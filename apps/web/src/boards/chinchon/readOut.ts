import { bestArrangement } from '@chinwag/rules/chinchon';
import { cardName } from '../../kit/cards/cardName.ts';
import { inPoints } from '../../wording/numbers.ts';
import { capital, counted } from '../../wording/words.ts';
import type { ReadOut } from '../board.ts';
import { Someone } from '../shared/people.ts';
import { readHand as sayHand } from '../shared/readOut.ts';
import { lanesOf } from './lanes.ts';
import { ownCards } from './order.ts';
import { statusOf } from './status.ts';
import type { View } from './view.ts';
import { meldInWords } from './words.ts';

/** What lies on the table, as it is read out: both piles, then everybody’s melds. */
export function readTable(view: View): ReadOut {
  const { deal, options } = view.state;
  if (deal.number === 0) return statusOf(view, null).headline;
  const top = deal.pile.at(-1);
  const discard = top === undefined ? 'There are no discards.' : `The top discard is ${cardName(top, 'spanish')}.`;
  const closing = deal.closing === null || deal.closing.card === null ? '' : ' The closing card lies face down.';
  const stock = `${counted(deal.stock.length, 'card is', 'cards are')} in the stock.`;
  const lanes = lanesOf(view.state).map(({ seat, melds, words }) => {
    const laid = melds.map(({ meld }) => meldInWords(meld.cards, options.deck));
    const who = words === '' ? Someone(view, seat) : `${Someone(view, seat)} (${words})`;
    return `${who}: ${laid.length === 0 ? 'no melds' : laid.join('; ')}.`;
  });
  const melds = lanes.length === 0 ? 'No melds have been laid.' : lanes.join(' ');
  return [statusOf(view, null).headline, `${discard}${closing} ${capital(stock)} ${melds}`];
}

/** One's own hand, as it is read out, and what would count of it. */
export function readHand(view: View): ReadOut {
  const { state, viewer } = view;
  const hand = ownCards(view);
  const held = sayHand(viewer, hand);
  if (hand.length === 0) return held;
  const left = bestArrangement(hand, state.options.deck).points;
  return [...held, `In your best melds they leave ${inPoints(left)}.`];
}
