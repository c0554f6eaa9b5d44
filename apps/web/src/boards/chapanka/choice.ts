import { type FrenchCard, isSeen } from '@chinwag/rules';
import type { ChapankaMove } from '@chinwag/rules/chapanka';
import { chosenCard } from '../shared/defaults/chosenCard.ts';
import type { View } from './view.ts';

/** The card that has been chosen, and the lawful move it amounts to, if it does now. */
export interface Choice {
  readonly card: FrenchCard | null;
  readonly move: ChapankaMove | null;
}

/** What the card last touched still counts for in `view`. */
export function choiceOf(view: View, touched: FrenchCard | null, legalMoves: readonly ChapankaMove[]): Choice {
  const { state, viewer } = view;
  const lawful = legalMoves.flatMap((move) => move.card ?? []);
  const hand = viewer === 'spectator' ? [] : (state.deal.hands[viewer] ?? []).filter(isSeen);
  const card = chosenCard(touched, hand, lawful);
  return { card, move: (card !== null && legalMoves.find((move) => move.card === card)) || null };
}

/** The move that `card` would be, lawful or not, at this moment. */
export function moveWith({ state: { phase } }: View, card: FrenchCard): ChapankaMove {
  switch (phase.name) {
    case 'exchange':
      return { type: 'exchange', card };
    case 'setAside':
      return { type: 'setAside', card };
    case 'play':
    case 'settle':
    case 'over':
      return { type: 'play', card };
  }
}
