import type { ChinkwayMove, ChinkwayState } from '@chinwag/rules/chinkway';
import { message } from '../../language/message.ts';
import { type Action, lastTrick, plate } from '../../board/actions/action.ts';
import { type Actions, turnActions } from '../../board/actions/turnActions.ts';
import type { BoardProps } from '../../board/screen.ts';
import type { Status } from '../../board/status.ts';
import type { Choosing } from './choice.ts';
import { finalWish } from './finalRequestWords.ts';
import { consequence, moveInWords, UNDECIDED } from './plate.ts';
import type { View } from './view.ts';

/**
 * Returns the buttons for the viewer's actions: the main button, named after its effect, and a second one if there is a second
 * action.
 */
export function actionsOf(props: BoardProps<ChinkwayState, ChinkwayMove>, status: Status, choosing: Choosing): Actions {
  const { state: { deal, phase }, open } = props;
  const hasBoth = status.asksYou && (phase.name === 'extract' || phase.name === 'finalRequest');
  const [card] = choosing.hand.chosen;
  return turnActions(props, {
    status,
    waiting: card === undefined ? message('board.play') : message('board.play-card', { card }),
    own: ownActions(props, choosing),
    beside: hasBoth ? [] : [lastTrick(deal.lastTrick !== null, open)],
  });
}

/** Returns the actions in the player's turn. */
function ownActions(view: View, { choice: { picks, move }, attempt: onMove }: Choosing): readonly Action[] {
  const { phase } = view.state;
  const { name } = phase;
  const words = move && moveInWords(move);
  const detail = move && consequence(move, view);
  switch (name) {
    case 'extract': {
      const [lack, undecided] = [message('chinkway.choose-ringed'), message('chinkway.take')];
      const none: Action = {
        name: 'take-none',
        words: message('chinkway.take-none'),
        detail: message('chinkway.leave-open'),
        act: () => onMove({ type: 'extract', card: null }),
      };
      return [{ ...plate({ move, onMove, lack, undecided, words, detail }), name }, none];
    }
    case 'finalRequest': {
      const wish = finalWish(view.state);
      return [
        { name: 'ask', words: message('chinkway.ask-for', { wish }), act: () => onMove({ type: name, wanted: true }) },
        {
          name: 'leave',
          words: message('chinkway.leave-it'),
          detail: message('chinkway.as-it-stands'),
          act: () => onMove({ type: name, wanted: false }),
        },
      ];
    }
    case 'discard':
    case 'trump':
    case 'play': {
      const { words: undecided, missing } = UNDECIDED[name];
      const lack = missing[picks.length] ?? undecided;
      const made = plate({ move, onMove, lack, undecided, words, detail });
      return [move?.type === 'trump' ? { ...made, suit: move.trump } : made];
    }
    case 'settle':
    case 'over':
      return [];
  }
}
