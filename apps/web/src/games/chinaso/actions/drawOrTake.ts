import { chinaso, eligibleBuyers, isDown } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../../language/message.ts';
import type { Action } from '../../../board/actions/action.ts';
import { persons } from '../../../board/people.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';
import { laying } from './lay.ts';

/**
 * Returns the actions that draw from the stock or take the discard. The discard goes into the hand or, for a player who is
 * down, onto one of their sets.
 */
export function drawOrTake(props: OwnActionProps): readonly Action[] {
  const { view, seat, choosing: { attempt } } = props;
  const drawing: Action = {
    name: 'draw',
    words: message('chinaso.draw-button'),
    detail: buyersFirst(view, seat),
    off: chinaso.whyNone(view.state, seat, 'drawStock'),
    act: () => attempt({ type: 'drawStock' }),
  };
  return [drawing, taking(props)];
}

function taking({ view, seat, choosing }: OwnActionProps): Action {
  const { deal } = view.state;
  const down = isDown(deal, seat);
  const [way] = choosing.laying.ways;
  if (down && way !== undefined) return { ...laying(view, choosing.laying, way, 'take'), variant: 'plain' };
  const off = chinaso.whyNone(view.state, seat, 'takeDiscard');
  const noUse = down ? 'chinaso.fits-no-set' : 'chinaso.nothing-lies';
  return {
    name: 'take',
    words: deal.live === null ? message('chinaso.take-none') : message('chinaso.take', { card: deal.live.card }),
    detail: message(off === null ? 'chinaso.into-hand' : noUse),
    off,
    act: () => choosing.attempt({ type: 'takeDiscard', use: null }),
  };
}

const MOST_NAMED = 2;

/** Returns the consequence of drawing: who may buy the discard first, or the number of cards in the stock. */
function buyersFirst(view: View, seat: number): Message {
  const { deal } = view.state;
  const buyers = eligibleBuyers(deal, seat);
  if (buyers.length === 0) return message('chinaso.from-pile', { count: deal.stock.length });
  if (buyers.length > MOST_NAMED) return message('chinaso.others-first', { count: buyers.length });
  return message('chinaso.named-first', { who: persons(view, buyers) });
}
