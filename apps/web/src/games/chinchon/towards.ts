import type { Seat } from '@chinwag/rules';
import { bestArrangement, chinchon, type ChinchonState, heldBy, isIn, isLaidOpen } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import type { Figures } from '../../language/useFigures.ts';
import { standingInWords, standingOf } from './standing.ts';
import type { View } from './view.ts';

/**
 * Returns the points of the current deal: `61 + 11?` for the viewer during play, `88 + 9` for everyone once the deal is scored. For
 * other players, or where the bench shows the points, returns the player's status. Returns null if there is nothing to show.
 */
export function towards({ state, viewer }: View, seat: Seat, { written }: Figures): Message | string | null {
  const total = state.totals[seat] ?? 0;
  if (isLaidOpen(state)) {
    const points = state.records.at(-1)?.points[seat];
    const before = chinchon.course(state).at(-2)?.[seat] ?? 0;
    if (typeof points === 'number' && isIn(state, seat) && !cameBack(state, seat)) {
      return `${written(before)} ${points < 0 ? '−' : '+'} ${written(Math.abs(points))}`;
    }
    return doing(state, seat);
  }
  const hand = heldBy(state.deal, seat);
  if (seat !== viewer || hand.length === 0 || isChoosing(state, seat)) return doing(state, seat);
  return message('chinchon.would-be', { total, points: bestArrangement(hand, state.options.deck).points });
}

/** Returns whether the player is choosing which cards to leave, so that the bench shows the points. */
function isChoosing(state: ChinchonState, seat: Seat): boolean {
  const standing = standingOf(state, seat);
  return standing === 'drew' || standing === 'settles';
}

function cameBack({ records }: ChinchonState, seat: Seat): boolean {
  return records.at(-1)?.reenlisted.includes(seat) === true;
}

function doing(state: ChinchonState, seat: Seat): Message | null {
  const standing = standingOf(state, seat);
  return standing === null ? null : standingInWords(standing);
}
