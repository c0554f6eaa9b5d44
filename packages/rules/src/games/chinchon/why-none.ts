import type { Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import { searched } from './card-sets.ts';
import { checkEmptying } from './check.ts';
import { fewestAfterDiscard, LIMIT, wayToLayDown, whyNotClose } from './closing.ts';
import { heldBy } from './hands.ts';
import { meldsFor } from './lay-offs.ts';
import type { ChinchonMove } from './moves.ts';
import { refuse } from './refusals.ts';
import type { ChinchonState } from './state.ts';

/** Returns why `seat` has no move of a kind that is allowed now, or null if there is such a move. */
export function whyNoneNow(state: ChinchonState, seat: Seat, type: ChinchonMove['type']): Violation | null {
  const hand = heldBy(state.deal, seat);
  switch (type) {
    case 'discard':
      return checkEmptying(hand.length - 1);
    case 'layDown':
      return whyNotLayDown(state, seat);
    case 'layOff':
      return hand.some((card) => meldsFor(state, card).length > 0) ? checkEmptying(hand.length - 1) : refuse('CH6.2', 'none-fits');
    case 'close':
      return whyNotClose(state, seat, null);
    case 'draw':
    case 'settle':
    case 'reenlist':
      return null;
  }
}

/** Returns why no melds can be laid down (CH6.1): there are none, too many points would remain, or no card would remain (CH6.3). */
function whyNotLayDown(state: ChinchonState, seat: Seat): Violation | null {
  if (wayToLayDown(state, seat) !== null) return null;
  const { deck } = state.options;
  const hand = heldBy(state.deal, seat);
  const [, meld] = searched(hand, deck).layable;
  if (meld === undefined) return refuse('CH6.1', 'no-meld-to-lay');
  const points = fewestAfterDiscard(hand, deck);
  return points < LIMIT ? checkEmptying(0) : refuse('CH6.1', 'too-many-to-lay', { points });
}
