import type { FrenchCard } from '@chinwag/rules';
import { type ChapankaMove, KINAL, mannerOf } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';
import { asideWorth, consequenceOf } from './consequence.ts';
import type { View } from './view.ts';

const isPlay = ({ state: { phase } }: View): boolean => phase.name !== 'exchange' && phase.name !== 'setAside';

/** Returns the main button's label while no card is chosen. */
export function undecided(view: View): Message {
  return isPlay(view) ? message('board.play') : message('chapanka.act.set-aside');
}

/** Returns the label for a card chosen before the player's turn: `Play 9♦`. */
export function waitingWith(view: View, card: FrenchCard): Message {
  return actWords(isPlay(view) ? 'other' : 'aside', card);
}

/** Returns the main button's label for a move with this card: `Throw the Kinal, J♥`. */
export function actOf({ state, viewer }: View, move: ChapankaMove, card: FrenchCard): Message {
  if (move.type !== 'play') return actWords('aside', card);
  const manner = viewer === 'spectator' ? 'follow' : mannerOf(state.deal, viewer, card);
  return actWords(manner === 'follow' ? 'other' : manner, card);
}

/** Returns the consequence of a move, below the main button's label, or null if there is none. */
export function detailOf({ state, viewer }: View, move: ChapankaMove, card: FrenchCard): Message | null {
  switch (move.type) {
    case 'exchange':
      return message('chapanka.act.exchange-means');
    case 'setAside':
      return asideWorth(card);
    case 'play':
      return viewer === 'spectator' ? null : consequenceOf(state, viewer, card);
  }
}

/** Returns the announcement of a choice: the card and the move's consequence if there is one. */
export function heardOf(view: View, card: FrenchCard, move: ChapankaMove | null): readonly Message[] {
  const detail = move === null || move.type === 'exchange' ? null : detailOf(view, move, card);
  return [message('chapanka.act.chosen', { card }), ...(detail === null ? [] : [detail])];
}

function actWords(manner: 'aside' | 'lead' | 'throw' | 'renounce' | 'other', card: FrenchCard): Message {
  return message('chapanka.act.card', { manner, kinal: card === KINAL ? 'kinal' : 'other', card });
}
