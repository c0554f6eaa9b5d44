import type { Seat } from '@chinwag/rules';
import { isDown, mayStillBuy } from '@chinwag/rules/chinaso';
import { type Action, scoreSheet } from '../../../board/actions/action.ts';
import type { Actions } from '../../../board/actions/turnActions.ts';
import { mayBeAsked } from '../standingNo.ts';
import type { ActionsProps } from './actionsProps.ts';
import { askMeAgain, buyOrNot, noInAdvance } from './buying.ts';
import { drawOrTake } from './drawOrTake.ts';
import { endTurn } from './endTurn.ts';
import { goDown } from './goDown.ts';
import { lay } from './lay.ts';

/** The decisions that the buttons make, each with its own question. */
type ChinasoQuestion = 'buy' | 'draw' | 'in-advance' | 'ask-again' | 'play';

/** Returns the current actions; the main button names its effect. */
export function actionsOf(props: ActionsProps): Actions {
  const { view: { state, viewer }, open } = props;
  const { deal } = state;
  if (viewer === 'spectator' || deal.number === 0 || deal.ending !== null) {
    return { question: null, actions: [scoreSheet(deal.ending === null ? 'plain' : 'go', open)] };
  }
  const question = askedOf(props, viewer);
  return { question, actions: answersTo(question, props, viewer) };
}

function askedOf({ view: { state }, declining: { reach } }: ActionsProps, seat: Seat): ChinasoQuestion {
  const { deal, phase } = state;
  if (phase.name === 'buying' && phase.waiting.includes(seat)) return 'buy';
  if (phase.name === 'draw' && phase.seat === seat) return 'draw';
  if (mayBeAsked(state, seat) && reach === null) return 'in-advance';
  const yours = 'seat' in phase && phase.seat === seat;
  return reach !== null && mayStillBuy(deal, seat) && !yours ? 'ask-again' : 'play';
}

/** Returns the actions that answer a question. *No* always comes second. */
function answersTo(asked: ChinasoQuestion, props: ActionsProps, seat: Seat): readonly Action[] {
  const own = { ...props, seat };
  const first = () => (isDown(props.view.state.deal, seat) ? lay(own) : goDown(own));
  switch (asked) {
    case 'buy':
      return buyOrNot(own);
    case 'draw':
      return drawOrTake(own);
    case 'in-advance':
      return [first(), ...noInAdvance(props)];
    case 'ask-again':
      return [first(), askMeAgain(props.declining)];
    case 'play':
      return [first(), endTurn(own)];
  }
}
