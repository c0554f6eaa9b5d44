import type { Seat, SpanishCard } from '@chinwag/rules';
import {
  bestArrangement, CHINCHON, type ChinchonState, type CloseMove, fewestAfterDiscard, heldBy, outlook, waysToClose,
} from '@chinwag/rules/chinchon';
import { inPoints } from '../../wording/numbers.ts';
import type { BoardProps } from '../board.ts';
import type { Parts } from './parts.ts';

/** A lawful close, and what it scores. */
export interface Close {
  readonly move: CloseMove;
  readonly points: number;
  readonly chinchon: boolean;
}

/** A way to close, or why there is none. */
export type ClosingOffer = Close | { readonly move: null; readonly short: string; readonly why: string };

type Check = BoardProps<ChinchonState, CloseMove>['check'];

/** The close that scores least for `seat`, who has drawn; null if none is lawful. */
export function bestClose(state: ChinchonState, seat: Seat): Close | null {
  return waysToClose(state, seat)
    .map((move) => closeOf(state, seat, move))
    .reduce<Close | null>((best, close) => (best === null || close.points < best.points ? close : best), null);
}

/**
 * How `seat`, who has drawn, could close with `card` face down, or, with null, in the best way there is. What is set
 * apart already stays as it is if that can be.
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

/** What a close scores. */
export function closeOf(state: ChinchonState, seat: Seat, move: CloseMove): Close {
  const { points } = outlook(state, seat, move);
  return { move, points, chinchon: points === CHINCHON };
}

function refused({ deal, options }: ChinchonState, seat: Seat, card: SpanishCard | null): ClosingOffer {
  if (options.ending === 'play-on') {
    const why = 'To close, all your cards but one must be in melds or added to them (CH6.3).';
    return { move: null, short: 'too many cards left', why };
  }
  const hand = heldBy(deal, seat);
  const kept = card === null
    ? fewestAfterDiscard(hand, options.deck)
    : bestArrangement(hand.filter((held) => held !== card), options.deck).points;
  const why = card === null
    ? `The least you can keep counts ${kept}: to close, it must count less than 5 (CH5.1).`
    : `With that card face down you keep ${inPoints(kept)}: to close, it must be less than 5 (CH5.1).`;
  return { move: null, short: `you would keep ${kept}`, why };
}
