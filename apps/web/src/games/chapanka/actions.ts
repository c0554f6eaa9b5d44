import type { ChapankaMove, ChapankaState } from '@chinwag/rules/chapanka';
import { message } from '../../language/message.ts';
import type { BoardProps } from '../../board/screen.ts';
import { type Action, lastTrick, plate } from '../../board/actions/action.ts';
import { type Actions, turnActions } from '../../board/actions/turnActions.ts';
import type { Status } from '../../board/status.ts';
import type { Choosing } from './choice.ts';
import { actOf, detailOf, undecided, waitingWith } from './plate.ts';

/** Returns the buttons for the viewer's actions. The main button names the consequence of its move. */
export function actionsOf(props: BoardProps<ChapankaState, ChapankaMove>, status: Status, choosing: Choosing): Actions {
  const { state: { deal, phase }, viewer, open } = props;
  const { choice: { picks: [card], move }, attempt } = choosing;
  const cards = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  const declining: Action = {
    name: 'decline',
    words: message('chapanka.act.decline'),
    detail: message('chapanka.act.decline-means'),
    act: () => attempt({ type: 'exchange', card: null }),
  };
  const made = card !== undefined && move !== null && { words: actOf(props, move, card), detail: detailOf(props, move, card) };
  return turnActions(props, {
    status,
    idle: cards.length === 0,
    waiting: card === undefined ? undecided(props) : waitingWith(props, card),
    own: [plate({ move, onMove: attempt, lack: message('board.choose-card'), undecided: undecided(props), ...made })],
    beside: [status.asksYou && phase.name === 'exchange' ? declining : lastTrick(deal.lastTrick !== null, open)],
  });
}
