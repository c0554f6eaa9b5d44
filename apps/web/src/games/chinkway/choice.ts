import { type FrenchCard, isSeen } from '@chinwag/rules';
import { type ChinkwayMove, type ChinkwayState, type Trump, TRUMPS } from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';
import { isYou } from '../../board/people.ts';
import type { HandChoosing as ChoosingOf, HandChoice } from '../../board/useChoice.ts';
import { ownCards } from './order.ts';
import type { View } from './view.ts';

/** The player's choice: cards of the hand, a card of the trick just won, or a trump. */
export type Choosing = ChoosingOf<ChinkwayMove, FrenchCard, Trump>;

/** The rules for choosing a move in Chinkway: two cards to discard, a trump, a card to play, or a card to take. */
export const choice: HandChoice<ChinkwayState, ChinkwayMove, FrenchCard, Trump> = {
  held: ownCards,
  parts: (move) => {
    switch (move.type) {
      case 'play':
        return [move.card];
      case 'extract':
        return move.card === null ? [] : [move.card];
      case 'trump':
        return [move.trump];
      case 'discard':
        return move.cards.filter(isSeen);
      case 'finalRequest':
        return [];
    }
  },
  moveWith: (card, view, { picks, move }) => {
    if (askedFor(view) !== 'discard') return { type: 'play', card };
    return picks.includes(card) ? move : null;
  },
  heard: ({ picks }) => {
    const chosen = chosenInWords(picks);
    return chosen === null ? [] : [chosen];
  },
  explainsAtOnce: (view) => ['trump', 'extract', 'finalRequest'].some((name) => name === askedFor(view)),
};

/** Returns the phase in which the viewer must decide, or null for none. */
function askedFor(view: View): ChinkwayState['phase']['name'] | null {
  const { phase } = view.state;
  return 'seat' in phase && isYou(view, phase.seat) ? phase.name : null;
}

/** Returns a description of the choice for screen readers, or null if nothing is chosen. */
export function chosenInWords(picks: readonly (FrenchCard | Trump)[]): Message | null {
  const cards = picks.filter((pick) => !isTrump(pick));
  const trump = picks.find(isTrump);
  if (trump !== undefined) return message('chinkway.chosen-trump', { trump });
  return cards.length === 0 ? null : message('chinkway.chosen', { cards });
}

function isTrump(pick: FrenchCard | Trump): pick is Trump {
  return TRUMPS.some((trump) => trump === pick);
}
