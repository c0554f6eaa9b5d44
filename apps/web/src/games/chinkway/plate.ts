import type { FrenchCard, Seat } from '@chinwag/rules';
import { categoryOf, type ChinkwayMove, pointsWithOneMore } from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';
import type { View } from './view.ts';

type ChinkwayQuestion = 'discard' | 'trump' | 'play';

/** The main button's label before a choice is complete, and what is missing after each number of picks. */
export const UNDECIDED: Readonly<Record<ChinkwayQuestion, { readonly words: Message; readonly missing: readonly Message[] }>> = {
  discard: {
    words: message('chinkway.discard'), missing: [message('chinkway.choose-two'), message('chinkway.choose-another')],
  },
  trump: { words: message('chinkway.name-undecided'), missing: [message('chinkway.choose-trump')] },
  play: { words: message('board.play'), missing: [message('board.choose-card')] },
};

/** Returns the main button's label for a move: `Play 8♠`. Returns null for a move that chooses neither cards nor a trump. */
export function moveInWords(move: ChinkwayMove): Message | null {
  switch (move.type) {
    case 'discard':
      return message('chinkway.discard-cards', { cards: move.cards });
    case 'trump':
      return message('chinkway.name', { trump: move.trump });
    case 'play':
      return message('board.play-card', { card: move.card });
    case 'extract':
      return move.card === null ? null : message('chinkway.take-card', { card: move.card });
    case 'finalRequest':
      return null;
  }
}

/** Returns the consequence of a move: `fills a diamond: 3 → 6`, or null if there is none. */
export function consequence(move: ChinkwayMove, view: View): Message | null {
  switch (move.type) {
    case 'discard':
      return message('chinkway.then-trump');
    case 'trump':
      return message('chinkway.then-quest');
    case 'extract':
      return move.card === null || view.viewer === 'spectator' ? null : gain(view, view.viewer, move.card);
    case 'play':
    case 'finalRequest':
      return null;
  }
}

function gain({ state: { deal } }: View, seat: Seat, card: FrenchCard): Message {
  return message('chinkway.gain', { demand: categoryOf(card), ...pointsWithOneMore(deal, seat) });
}
