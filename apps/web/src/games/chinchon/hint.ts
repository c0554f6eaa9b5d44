import { type ChinchonReason, chinchonHint } from '@chinwag/bots/hints/chinchon';
import type { ChinchonMove, ChinchonState, SpanishCard } from '@chinwag/rules/chinchon';
import type { HintAt } from '../../board/hint.ts';
import type { SpokenOf } from '../../board/lesson.ts';
import { type Message, message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';

/** Returns the move that a sensible Chinchón player would make, with the reason. Uses only what the seat can see. */
export const hintAt: HintAt<ChinchonState> = (view, seat) => {
  const { move, reason } = chinchonHint(view.state, seat);
  return { says: sentence(reason), about: placesOf(move) };
};

function placesOf(move: ChinchonMove): readonly SpokenOf[] {
  switch (move.type) {
    case 'draw':
      return [move.from];
    case 'discard':
    case 'layOff':
      return [`hand ${move.card}`];
    case 'layDown':
      return [inHand(move.melds.flat())];
    case 'close':
      return [inHand(move.card === null ? move.melds.flat() : [move.card])];
    case 'settle':
      return ['hand'];
    case 'reenlist':
      return ['pot', 'pot sign'];
  }
}

function inHand(cards: readonly SpanishCard[]): readonly Place[] {
  return cards.map((card) => `hand ${card}` as const);
}

function sentence(reason: ChinchonReason): Message {
  switch (reason.kind) {
    case 'take-to-close':
      return message('hints.chinchon.take-to-close', { card: reason.card });
    case 'take-for-meld':
      return message('hints.chinchon.take-for-meld', { card: reason.card, meld: reason.meld });
    case 'take-near':
      return message('hints.chinchon.take-near', { card: reason.card, near: reason.near });
    case 'take-low':
      return message('hints.chinchon.take-low', { card: reason.card, instead: reason.instead });
    case 'take':
      return message('hints.chinchon.take', { card: reason.card });
    case 'stock-no-meld':
      return message('hints.chinchon.stock-no-meld', { card: reason.card });
    case 'stock':
      return message('hints.chinchon.stock');
    case 'close-chinchon':
      return message('hints.chinchon.close-chinchon');
    case 'close':
      return message('hints.chinchon.close', { points: reason.points });
    case 'add':
      return message('hints.chinchon.add', { card: reason.card });
    case 'lay-down':
      return message('hints.chinchon.lay-down');
    case 'discard-highest':
      return message('hints.chinchon.discard-highest', { card: reason.card, points: reason.points });
    case 'discard-alone':
      return message('hints.chinchon.discard-alone', { card: reason.card, instead: reason.instead });
    case 'discard-unfit':
      return message('hints.chinchon.discard-unfit', { card: reason.card });
    case 'discard-melded':
      return message('hints.chinchon.discard-melded', { card: reason.card });
    case 'settle':
      return message('hints.chinchon.settle', { points: reason.points });
    case 'reenlist':
      return message('hints.chinchon.reenlist', { ante: reason.ante, pot: reason.pot });
    case 'no-reenlist':
      return message('hints.chinchon.no-reenlist', { ante: reason.ante, pot: reason.pot });
  }
}
