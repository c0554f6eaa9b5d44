import type { Seat } from '../../kernel/seat.ts';
import { packFor } from './cards.ts';
import { fits } from './melds.ts';
import { type ChinchonState, playersIn, type Stopping } from './state.ts';

/** The maximum number of turns per player in a deal (CH4.3). */
export const MOST_TURNS = 100;

/** Returns how the deal ends without a closer after `seat` has discarded, or null if the deal continues. */
export function stoppedBy(state: ChinchonState, seat: Seat): Stopping | null {
  if (state.deal.turns + 1 >= MOST_TURNS * playersIn(state)) return 'long';
  return willBeStuck(state, seat) ? 'stuck' : null;
}

/** Returns whether nobody can ever go out: no hand has two cards, and no card off the table fits a meld (CH6.5). */
function willBeStuck({ deal, options, totals }: ChinchonState, seat: Seat): boolean {
  for (const [owner, hand] of deal.hands.entries()) if (hand.length > (owner === seat ? 2 : 1)) return false;
  const onTable = deal.melds.flatMap(({ cards }) => cards);
  return !packFor(options.deck, totals.length).some(
    (card) => !onTable.includes(card) && deal.melds.some(({ cards }) => fits(cards, card, options.deck)),
  );
}
