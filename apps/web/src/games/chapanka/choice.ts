import type { FrenchCard } from '@chinwag/rules';
import type { ChapankaMove, ChapankaState } from '@chinwag/rules/chapanka';
import type { HandChoosing as ChoosingOf, HandChoice } from '../../board/useChoice.ts';
import { ownCards } from './order.ts';
import { heardOf } from './plate.ts';
import type { View } from './view.ts';

/** The player's chosen card and the functions that change and play the choice. */
export type Choosing = ChoosingOf<ChapankaMove, FrenchCard>;

/** The rules for choosing a card in Chapanka. The phase decides whether the card is exchanged, set aside or played. */
export const choice: HandChoice<ChapankaState, ChapankaMove, FrenchCard, never> = {
  held: ownCards,
  parts: ({ card }) => (card === null ? [] : [card]),
  moveWith: (card, { state: { phase } }: View) => {
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
  },
  heard: ({ picks: [card], move }, view) => (card === undefined ? [] : heardOf(view, card, move)),
};
