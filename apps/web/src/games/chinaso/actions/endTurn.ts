import { chinaso, isDown } from '@chinwag/rules/chinaso';
import { message } from '../../../language/message.ts';
import type { Action } from '../../../board/actions/action.ts';
import { goingDownOf } from '../composition.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** Returns the action that ends the turn: discards the chosen card, or keeps the last one. */
export function endTurn({ view, seat, choosing }: OwnActionProps): Action {
  const { deal, phase } = view.state;
  const { chosen, laying, composing, attempt } = choosing;
  const none = { name: 'end-turn', words: message('chinaso.discard') };
  if (phase.name !== 'play' || phase.seat !== seat) {
    return { ...none, detail: message('board.not-your-turn-yet'), off: chinaso.whyNone(view.state, seat, 'discard') };
  }
  // the other action is the main button, if there is one
  const lays = isDown(deal, seat) ? laying.ways.length > 0 : goingDownOf(composing.parts) !== null;
  const ending = { name: 'end-turn', detail: message('chinaso.and-end'), variant: lays ? 'plain' : 'go' } as const;
  if (chinaso.whyNone(view.state, seat, 'hold') === null) {
    return { ...ending, words: message('chinaso.hold-it'), act: () => attempt({ type: 'hold' }) };
  }
  const [card, ...others] = chosen;
  if (card === undefined || others.length > 0) {
    return { ...none, detail: message('chinaso.pick-one'), off: message('chinaso.choose-one') };
  }
  return { ...ending, words: message('chinaso.discard-card', { card }), act: () => attempt({ type: 'discard', card }) };
}
