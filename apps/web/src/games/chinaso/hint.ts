import { type ChinasoReason, chinasoHint } from '@chinwag/bots/hints/chinaso';
import type { ChinasoMove, ChinasoState } from '@chinwag/rules/chinaso';
import type { HintAt } from '../../board/hint.ts';
import type { SpokenOf } from '../../board/lesson.ts';
import { type Message, message } from '../../language/message.ts';

/** Returns the move that a sensible Chinaso player would make, with the reason. Uses only what the seat can see. */
export const hintAt: HintAt<ChinasoState> = (view, seat) => {
  const { move, reason } = chinasoHint(view.state, seat);
  return { says: sentence(reason), about: placesOf(move) };
};

function placesOf(move: ChinasoMove): readonly SpokenOf[] {
  switch (move.type) {
    case 'drawStock':
      return ['stock'];
    case 'takeDiscard':
    case 'buy':
    case 'decline':
      return ['discards'];
    case 'goDown':
      return [move.sets.flatMap(({ cards }) => cards).map((card) => `hand ${card}` as const)];
    case 'layOff':
    case 'swapJoker':
    case 'discard':
      return [`hand ${move.card}`];
    case 'hold':
      return ['hand'];
  }
}

function sentence(reason: ChinasoReason): Message {
  switch (reason.kind) {
    case 'take-to-go-down':
      return message('hints.chinaso.take-to-go-down', { card: reason.card });
    case 'take-third':
      return message('hints.chinaso.take-third', { card: reason.card });
    case 'take':
      return message('hints.chinaso.take', { card: reason.card });
    case 'take-and-lay':
      return message('hints.chinaso.take-and-lay', { card: reason.card });
    case 'stock-no-use':
      return message('hints.chinaso.stock-no-use', { card: reason.card });
    case 'stock':
      return message('hints.chinaso.stock');
    case 'buy-to-go-down':
      return message('hints.chinaso.buy-to-go-down', { card: reason.card });
    case 'buy-third':
      return message('hints.chinaso.buy-third', { card: reason.card });
    case 'buy':
      return message('hints.chinaso.buy', { card: reason.card });
    case 'decline-no-use':
      return message('hints.chinaso.decline-no-use', { card: reason.card });
    case 'decline-dear':
      return message('hints.chinaso.decline-dear', { card: reason.card });
    case 'go-down':
      return message('hints.chinaso.go-down', { points: reason.points });
    case 'lay-off':
      return message('hints.chinaso.lay-off', { card: reason.card });
    case 'swap-joker':
      return message('hints.chinaso.swap-joker', { card: reason.card });
    case 'hold':
      return message('hints.chinaso.hold');
    case 'wait':
      return message('hints.chinaso.wait', { card: reason.card });
    case 'discard-dearest':
      return message('hints.chinaso.discard-dearest', { card: reason.card, points: reason.points });
    case 'discard-unwanted':
      return message('hints.chinaso.discard-unwanted', { card: reason.card });
    case 'discard-least':
      return message('hints.chinaso.discard-least', { card: reason.card });
    case 'discard-stuck':
      return message('hints.chinaso.discard-stuck', { card: reason.card, points: reason.points });
    case 'discard-laid':
      return message('hints.chinaso.discard-laid', { card: reason.card });
  }
}
