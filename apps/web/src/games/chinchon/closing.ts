import type { Seat, SpanishCard, Violation } from '@chinwag/rules';
import {
  bestClose, type ChinchonState, type Close, type CloseMove, closeOf, waysToClose, whyNotClose,
} from '@chinwag/rules/chinchon';
import type { BoardProps } from '../../board/screen.ts';
import type { Parts } from './parts.ts';

/** A way to close, or the reason why there is none. */
export type ClosingOffer = Close | { readonly move: null; readonly why: Violation };

type Check = BoardProps<ChinchonState, CloseMove>['check'];

/**
 * Returns a way for `seat`, who has drawn, to close with `card` face down, or why there is none. If `card` is null, returns the
 * best possible way. The cards already set apart stay set apart where possible.
 */
export function offerToClose(
  state: ChinchonState,
  seat: Seat,
  parts: Parts,
  card: SpanishCard | null,
  check: Check,
): ClosingOffer {
  if (card !== null) {
    const asItIs: CloseMove = { type: 'close', card, melds: parts.melds, layOffs: parts.layOffs };
    if (check(asItIs) === null) return closeOf(state, seat, asItIs);
    const way = waysToClose(state, seat).find((move) => move.card === card);
    return way === undefined ? refused(state, seat, card) : closeOf(state, seat, way);
  }
  return bestClose(state, seat) ?? refused(state, seat, null);
}

function refused(state: ChinchonState, seat: Seat, card: SpanishCard | null): ClosingOffer {
  const why = whyNotClose(state, seat, card);
  if (why === null) throw new Error('a close was refused that is lawful');
  return { move: null, why };
}
