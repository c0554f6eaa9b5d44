import { contractInWords, contractOf, isDown } from '@chinwag/rules/chinaso';
import { cardName } from '../../kit/cards/cardName.ts';
import { capital } from '../../wording/words.ts';
import type { ReadOut } from '../board.ts';
import { whose } from '../shared/people.ts';
import { readHand as sayHand } from '../shared/readOut.ts';
import { ownCards } from './order.ts';
import { statusOf } from './status.ts';
import type { View } from './view.ts';
import { cardCount, setName } from './words.ts';

/** What lies on the table, as it is read out: whose turn it is, the discard, the pile, everybody’s sets. */
export function readTable(view: View): ReadOut {
  const { deal } = view.state;
  const live = deal.live === null ? 'No discard may be taken' : `The discard is the ${cardName(deal.live.card)}`;
  const piles = `${live}; ${cardCount(deal.stock.length)} in the draw pile.`;
  const down = deal.table.flatMap((sets, seat) =>
    sets.length === 0 ? [] : `${capital(whose(view, seat))} sets: ${sets.map(setName).join('; ')}.`,
  );
  const sets = down.length === 0 ? 'Nobody is down.' : down.join(' ');
  return [statusOf(view, []).headline, piles, sets];
}

/** One's own hand, as it is read out, and what the hand asks for of one who is not down. */
export function readHand(view: View): ReadOut {
  const { state: { deal }, viewer } = view;
  const hand = ownCards(view);
  const held = sayHand(viewer, hand);
  if (viewer === 'spectator' || hand.length === 0 || deal.ending !== null || isDown(deal, viewer)) return held;
  return [...held, `To go down you lay ${contractInWords(contractOf(deal.number))}.`];
}
