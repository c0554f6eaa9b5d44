import { heldAfterBuying } from '@chinwag/rules/chinaso';
import { message } from '../../../language/message.ts';
import type { Action } from '../../../board/actions/action.ts';
import { mayBeAsked } from '../standingNo.ts';
import type { ActionsProps, OwnActionProps } from './actionsProps.ts';

/** Returns the actions that answer in a buying window. The main button names the price. */
export function buyOrNot({ view, seat, choosing: { attempt } }: OwnActionProps): readonly Action[] {
  const { deal, options } = view.state;
  const fee = options.stakes === 'off' ? 0 : options.stakes.buy;
  const none: Action = {
    name: 'decline',
    words: message('chinaso.no-thanks'),
    detail: message('chinaso.not-this'),
    act: () => attempt({ type: 'decline' }),
  };
  if (deal.live === null) return [none];
  const buying: Action = {
    name: 'buy',
    words: message('chinaso.buy', { card: deal.live.card }),
    detail: message('chinaso.buy-cost', { count: heldAfterBuying(deal, seat), fee }),
    act: () => attempt({ type: 'buy' }),
  };
  return [buying, none];
}

/** Returns the action that declines in advance, so that nobody has to wait. Returns none if there is no live discard. */
export function noInAdvance({ view, declining }: Pick<ActionsProps, 'view' | 'declining'>): readonly Action[] {
  const { live } = view.state.deal;
  if (live === null) return [];
  const words = message('chinaso.no-to', { card: live.card });
  return [{ name: 'no-in-advance', words, detail: message('chinaso.in-advance'), act: declining.sayNoThisTurn }];
}

/** Returns the action that withdraws a standing no. */
export function askMeAgain({ reach, askAgain }: ActionsProps['declining']): Action {
  const detail = message(reach === 'this turn' ? 'chinaso.said-no' : 'chinaso.not-buying');
  return { name: 'ask-again', words: message('chinaso.ask-again'), detail, act: askAgain };
}

/**
 * Returns the action that declines every discard of the hand, for the place next to *no*. Returns none if the viewer cannot be
 * asked to buy, or already has a standing no.
 */
export function noToAll({ view: { state, viewer }, declining }: Pick<ActionsProps, 'view' | 'declining'>): readonly Action[] {
  const { phase } = state;
  if (viewer === 'spectator' || declining.reach !== null) return [];
  const asked = phase.name === 'buying' && phase.waiting.includes(viewer);
  if (!asked && !mayBeAsked(state, viewer)) return [];
  return [{ name: 'no-to-all', words: message('chinaso.until-notice'), act: declining.sayNoUntilNotice }];
}
