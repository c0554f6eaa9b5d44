import { type ChapankaReason, chapankaHint } from '@chinwag/bots/hints/chapanka';
import type { ChapankaMove, ChapankaState } from '@chinwag/rules/chapanka';
import type { HintAt } from '../../board/hint.ts';
import type { SpokenOf } from '../../board/lesson.ts';
import { named, type People } from '../../board/people.ts';
import { type Message, message } from '../../language/message.ts';

/** Returns the move that a sensible Chapanka player would make, with the reason. Uses only what the seat can see. */
export const hintAt: HintAt<ChapankaState> = (view, seat) => {
  const { move, reason } = chapankaHint(view.state, seat);
  return { says: sentence(reason, view), about: placesOf(move) };
};

function placesOf({ card }: ChapankaMove): readonly SpokenOf[] {
  return [card === null ? 'hand' : `hand ${card}`];
}

function sentence(reason: ChapankaReason, people: People): Message {
  switch (reason.kind) {
    case 'aside-pancerola':
      return message('hints.chapanka.aside-pancerola', { card: reason.card });
    case 'aside-high':
      return message('hints.chapanka.aside-high', { card: reason.card, lower: reason.lower });
    case 'aside-void':
      return message('hints.chapanka.aside-void', { card: reason.card, suit: reason.suit });
    case 'aside-least':
      return message('hints.chapanka.aside-least', { card: reason.card });
    case 'decline-pancerola':
      return message('hints.chapanka.decline-pancerola');
    case 'decline':
      return message('hints.chapanka.decline');
    case 'only-card':
      return message('hints.chapanka.only-card', { card: reason.card });
    case 'sweep':
      return message('hints.chapanka.sweep', { card: reason.card, count: reason.count });
    case 'stop':
      return message('hints.chapanka.stop', { card: reason.card, who: named(people, reason.who), count: reason.count });
    case 'lead-bait':
      return message('hints.chapanka.lead-bait', { card: reason.card });
    case 'lead-low':
      return message('hints.chapanka.lead-low', { card: reason.card, higher: reason.higher });
    case 'lead-high':
      return message('hints.chapanka.lead-high', { card: reason.card });
    case 'throw-kinal':
      return message('hints.chapanka.throw-kinal', { who: named(people, reason.who) });
    case 'throw-ace':
      return message('hints.chapanka.throw-ace', { card: reason.card, who: named(people, reason.who) });
    case 'throw':
      return message('hints.chapanka.throw', { card: reason.card, suit: reason.suit });
    case 'renounce':
      return message('hints.chapanka.renounce', { card: reason.card });
    case 'duck-highest':
      return message('hints.chapanka.duck-highest', { card: reason.card, under: reason.under });
    case 'duck':
      return message('hints.chapanka.duck', { card: reason.card, under: reason.under });
    case 'must-win':
      return message('hints.chapanka.must-win', { card: reason.card });
    case 'must-go-over':
      return message('hints.chapanka.must-go-over', { card: reason.card, higher: reason.higher });
    case 'win-cheaply':
      return message('hints.chapanka.win-cheaply', { card: reason.card, points: reason.points });
  }
}
