import type { ChapankaMove, ChapankaState } from '@chinwag/rules/chapanka';
import { message } from '../../language/message.ts';
import { type Action, lastTrick, plate } from '../shared/actions/action.ts';
import { type Actions, turnActions } from '../shared/actions/turnActions.ts';
import type { ActionsProps } from '../shared/actionsProps.ts';
import { actOf, detailOf, undecided, waitingWith } from './plate.ts';
import type { Choosing } from './useChoice.ts';

/** What can be done now; the brass plate names its consequence. */
export function actionsOf(props: ActionsProps<ChapankaState, ChapankaMove, Choosing>): Actions {
  const { view, status, choosing: { choice: { card, move }, attempt }, open } = props;
  const { deal, phase } = view.state;
  const cards = view.viewer === 'spectator' ? [] : (deal.hands[view.viewer] ?? []);
  const declining: Action = {
    name: 'decline',
    words: message('chapanka.act.decline'),
    detail: message('chapanka.act.decline-means'),
    act: () => attempt({ type: 'exchange', card: null }),
  };
  return turnActions({
    status,
    question: phase.name,
    idle: cards.length === 0,
    over: phase.name === 'over',
    waiting: card === null ? undecided(view) : waitingWith(view, card),
    own: [
      plate({
        move: card && move,
        onMove: attempt,
        lack: message('shared.choose-card'),
        undecided: undecided(view),
        words: card && move && actOf(view, move, card),
        detail: card && move && detailOf(view, move, card),
      }),
    ],
    beside: [status.asksYou && phase.name === 'exchange' ? declining : lastTrick(deal.lastTrick !== null, open)],
    open,
  });
}
