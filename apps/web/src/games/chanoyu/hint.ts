import { type ChanoyuReason, chanoyuHint } from '@chinwag/bots/hints/chanoyu';
import { type ChanoyuMove, type ChanoyuState, GOAL, SAFE } from '@chinwag/rules/chanoyu';
import type { HintAt } from '../../board/hint.ts';
import type { SpokenOf } from '../../board/lesson.ts';
import { named, type People } from '../../board/people.ts';
import { type Message, message } from '../../language/message.ts';

/** Returns the move that a sensible Chanoyu player would make, with the reason. Uses only what the seat can see. */
export const hintAt: HintAt<ChanoyuState> = (view, seat) => {
  const { move, reason } = chanoyuHint(view.state, seat);
  return { says: sentence(reason, view), about: placesOf(move, seat) };
};

function placesOf(move: ChanoyuMove, seat: number): readonly SpokenOf[] {
  switch (move.type) {
    case 'play':
      return [`hand ${move.card}`];
    case 'lay':
      return [`trick ${move.card}`];
    case 'done':
      return [`row ${seat}`];
  }
}

function sentence(reason: ChanoyuReason, people: People): Message {
  switch (reason.kind) {
    case 'only-card':
      return message('hints.chanoyu.only-card', { card: reason.card });
    case 'lead-sure':
      return message('hints.chanoyu.lead-sure', { card: reason.card });
    case 'lead-low':
      return message('hints.chanoyu.lead-low', { card: reason.card, higher: reason.higher });
    case 'lead-no-number':
      return message('hints.chanoyu.lead-no-number', { card: reason.card });
    case 'win-last':
      return message('hints.chanoyu.win-last', { card: reason.card, count: reason.count });
    case 'win-sure':
      return message('hints.chanoyu.win-sure', { card: reason.card });
    case 'win-so-far':
      return message('hints.chanoyu.win-so-far', { card: reason.card, higher: reason.higher });
    case 'no-use-to':
      return message('hints.chanoyu.no-use-to', { card: reason.card, who: named(people, reason.who) });
    case 'cannot-win':
      return message('hints.chanoyu.cannot-win', { card: reason.card });
    case 'save':
      return message('hints.chanoyu.save', { card: reason.card, winner: reason.winner });
    case 'lay-first':
      return message('hints.chanoyu.lay-first', { card: reason.card, value: reason.value });
    case 'lay-points':
      return message('hints.chanoyu.lay-points', { card: reason.card, value: reason.value, points: reason.points });
    case 'lay':
      return message('hints.chanoyu.lay', { card: reason.card, value: reason.value });
    case 'lay-to-help':
      return message('hints.chanoyu.lay-to-help', {
        card: reason.card, value: reason.value, who: named(people, reason.who), safe: SAFE, goal: GOAL,
      });
    case 'stop':
      return message('hints.chanoyu.stop');
  }
}
