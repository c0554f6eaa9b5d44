import { type ChanoyuCard, type ChanoyuMove, type ChanoyuState, isTsukumogami } from '@chinwag/rules/chanoyu';
import type { HandChoice } from '../../board/useChoice.ts';
import { builtOf, type PlaceFor, placeFor } from './built.ts';
import { heardOf } from './heard.ts';
import { ownCards } from './order.ts';

/**
 * The rules for choosing a move in Chanoyu: a card to play, or a card of the trick and its place in a row. A Tsukumogami need not
 * be laid, so it is never an automatic choice.
 */
export const choice: HandChoice<ChanoyuState, ChanoyuMove, ChanoyuCard, PlaceFor> = {
  held: ownCards,
  parts: (move) => {
    switch (move.type) {
      case 'play':
        return [move.card];
      case 'lay':
        return [move.card, placeFor(move)];
      case 'done':
        return [];
    }
  },
  isOptional: (move) => move.type === 'lay' && isTsukumogami(move.card),
  moveWith: (card) => ({ type: 'play', card }),
  heard: (chosen, view, legalMoves) => heardOf(view, builtOf(chosen, legalMoves)),
};
