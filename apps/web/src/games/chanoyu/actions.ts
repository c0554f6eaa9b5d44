import { type ChanoyuMove, type ChanoyuState, kindOf, type LayMove } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import type { BoardProps } from '../../board/screen.ts';
import { type Action, lastTrick, plate } from '../../board/actions/action.ts';
import { type Actions, turnActions } from '../../board/actions/turnActions.ts';
import type { Status } from '../../board/status.ts';
import { consequenceOf } from './consequence.ts';
import type { Choosing, ChoosingProps } from './useChoice.ts';
import { called } from './words.ts';

/**
 * Returns the buttons for the viewer's actions: the main button, named after its effect, and a second one if there is a second
 * action.
 */
export function actionsOf(props: BoardProps<ChanoyuState, ChanoyuMove>, status: Status, choosing: Choosing): Actions {
  const { state: { phase, deal }, check, open } = props;
  const { choice: { card, move }, attempt } = choosing;
  const builds = status.asksYou && phase.name === 'build';
  const words = card === null ? message('board.play') : message('board.play-card', { card: called(card) });
  const playing = plate({ move, onMove: attempt, lack: message('board.choose-card'), undecided: words });
  return turnActions(props, {
    status,
    waiting: words,
    own: [builds ? building({ view: props, choosing }) : playing],
    beside: [builds ? stopping(deal.left?.length ?? 0, check, attempt) : lastTrick(deal.lastTrick !== null, open)],
  });
}

/** Returns the action that lays a card of the trick, with the points it would score. */
function building({ view, choosing: { choice, attempt } }: ChoosingProps): Action {
  const { card } = choice;
  const move = choice.move?.type === 'lay' ? choice.move : null;
  return {
    ...plate({
      move,
      onMove: attempt,
      lack: message(card === null ? 'board.choose-card' : 'chanoyu.choose-place'),
      undecided: card === null ? message('chanoyu.lay') : message('chanoyu.lay-card', { card: called(card) }),
      words: move && layInWords(move),
      detail: move && consequenceOf(view, move).change,
    }),
    name: 'build',
  };
}

function layInWords({ card, value }: LayMove): Message {
  switch (kindOf(card)) {
    case 'numbered':
      return message('chanoyu.lay-card', { card: called(card) });
    case 'face':
      return message('chanoyu.lay-as', { card: called(card), value });
    case 'tsukumogami':
      return message('chanoyu.wake', { value });
  }
}

/** Returns the action that stops laying and discards the rest of the trick. */
function stopping(left: number, check: BoardProps<ChanoyuState, ChanoyuMove>['check'], attempt: Choosing['attempt']): Action {
  const off = check({ type: 'done' });
  const detail = off === null ? message('chanoyu.stop-discards', { count: left }) : message('chanoyu.lay-first');
  return { name: 'stop', words: message('chanoyu.stop'), detail, off, act: () => attempt({ type: 'done' }) };
}
