import { type ChinkwayReason, chinkwayHint } from '@chinwag/bots/hints/chinkway';
import type { ChinkwayMove, ChinkwayState } from '@chinwag/rules/chinkway';
import type { HintAt } from '../../board/hint.ts';
import type { SpokenOf } from '../../board/lesson.ts';
import { named, type People } from '../../board/people.ts';
import { type Message, message } from '../../language/message.ts';

/** Returns the move that a sensible Chinkway player would make, with the reason. Uses only what the seat can see. */
export const hintAt: HintAt<ChinkwayState> = (view, seat) => {
  const { move, reason } = chinkwayHint(view.state, seat);
  return { says: sentence(reason, view), about: placesOf(move) };
};

function placesOf(move: ChinkwayMove): readonly SpokenOf[] {
  switch (move.type) {
    case 'discard':
      return [move.cards.map((card) => `hand ${card}` as const)];
    case 'play':
      return [`hand ${move.card}`];
    case 'extract':
      return move.card === null ? ['trick'] : [`trick ${move.card}`];
    case 'trump':
      return ['hand'];
    case 'finalRequest':
      return ['own'];
  }
}

function sentence(reason: ChinkwayReason, people: People): Message {
  switch (reason.kind) {
    case 'discard-void':
      return message('hints.chinkway.discard-void', { cards: reason.cards, suit: reason.suit });
    case 'discard-for-trumps':
      return message('hints.chinkway.discard-for-trumps', { cards: reason.cards, suit: reason.suit, count: reason.count });
    case 'discard-for-none':
      return message('hints.chinkway.discard-for-none', { cards: reason.cards });
    case 'trump-suit':
      return message('hints.chinkway.trump-suit', { suit: reason.suit, count: reason.count, highest: reason.highest });
    case 'trump-none':
      return message('hints.chinkway.trump-none', { high: reason.high });
    case 'only-card':
      return message('hints.chinkway.only-card', { card: reason.card });
    case 'lead-sure':
      return message('hints.chinkway.lead-sure', { card: reason.card });
    case 'lead-master':
      return message('hints.chinkway.lead-master', { card: reason.card });
    case 'lead-low':
      return message('hints.chinkway.lead-low', { card: reason.card, higher: reason.higher });
    case 'win-last':
      return reason.fills === null
        ? message('hints.chinkway.win-last', { card: reason.card })
        : message('hints.chinkway.win-last-fills', { card: reason.card, fills: reason.fills });
    case 'win-sure':
      return message('hints.chinkway.win-sure', { card: reason.card });
    case 'win-so-far':
      return message('hints.chinkway.win-so-far', { card: reason.card, higher: reason.higher });
    case 'feed-partner':
      return message('hints.chinkway.feed-partner', { card: reason.card, partner: named(people, reason.partner) });
    case 'leave-to-partner':
      return message('hints.chinkway.leave-to-partner', { card: reason.card, partner: named(people, reason.partner) });
    case 'starve':
      return message('hints.chinkway.starve', { card: reason.card, who: named(people, reason.who) });
    case 'cannot-win':
      return message('hints.chinkway.cannot-win', { card: reason.card, best: reason.best });
    case 'save':
      return message('hints.chinkway.save', { card: reason.card, winner: reason.winner });
    case 'keep-only':
      return message('hints.chinkway.keep-only', { card: reason.card });
    case 'keep-scarcest':
      return message('hints.chinkway.keep-scarcest', { card: reason.card, toCome: reason.toCome });
    case 'keep-nothing':
      return message('hints.chinkway.keep-nothing');
    case 'request':
      return message('hints.chinkway.request');
    case 'no-request':
      return message('hints.chinkway.no-request');
  }
}
