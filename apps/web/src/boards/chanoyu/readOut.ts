import { isTsukumogami, rowPoints } from '@chinwag/rules/chanoyu';
import { listed } from '../../wording/words.ts';
import type { ReadOut } from '../board.ts';
import { Someone, someone } from '../shared/people.ts';
import { readHand as sayHand } from '../shared/readOut.ts';
import { ownCards, seatsInOrder } from './order.ts';
import { rowInWords } from './rowWords.ts';
import { tableTrick } from './trick.ts';
import type { View } from './view.ts';
import { pointsInWords, sayCard } from './words.ts';

/** What lies on the table, as it is read out: the trick, then every row, one's own first. */
export function readTable(view: View): string {
  const { deal, options } = view.state;
  const { cards, best, whole } = tableTrick(view);
  const lying = cards.filter(({ laid }) => !laid);
  const plays = lying.map(({ seat, card }) => `${sayCard(card)} of ${someone(view, seat)}`);
  const wins = whole ? 'won' : 'would win';
  const winning = best === null ? 'nobody wins it so far' : `${someone(view, best)} ${wins} it`;
  const trick = plays.length === 0 ? 'No card lies in the trick.' : `In the trick ${listed(plays)}; ${winning}.`;
  const rows = seatsInOrder(view).map((seat) => {
    const row = deal.rows[seat] ?? [];
    return `${Someone(view, seat)}: ${rowInWords(row)}, ${pointsInWords(rowPoints(row, options.scoring))}.`;
  });
  return `${trick} ${rows.join(' ')}`;
}

/** One's own hand, as it is read out. */
export function readHand(view: View): ReadOut {
  return sayHand(view.viewer, ownCards(view).map((card) => (isTsukumogami(card) ? { card, called: 'tsukumogami' } : card)));
}
