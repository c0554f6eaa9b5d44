import type { Seat } from '@chinwag/rules';
import { isDown, mayStillBuy } from '@chinwag/rules/chinaso';
import type { ReactNode } from 'react';
import { ActionBar } from '../shared/ActionBar.tsx';
import { ScoreSheetButton } from '../shared/TableButtons.tsx';
import type { ActionsProps } from './actions/actionsProps.ts';
import { AskMeAgain, BuyOrNot, NoInAdvance } from './actions/BuyActions.tsx';
import { DrawOrTake } from './actions/DrawActions.tsx';
import { EndTurn } from './actions/EndTurn.tsx';
import { GoDown } from './actions/GoDown.tsx';
import { Lay } from './actions/Lay.tsx';
import { mayBeAsked } from './standingNo.ts';

/** What the buttons decide: each of them names its own question. */
type Moment =
  | 'idle'
  | { readonly asks: 'buy' | 'draw' | 'in-advance' | 'ask-again' | 'play'; readonly seat: Seat };

/** What there is to do now; the brass plate names what it does. */
export function Actions(props: ActionsProps) {
  const moment = momentOf(props);
  return <ActionBar question={moment === 'idle' ? null : moment.asks}>{buttonsAt(moment, props)}</ActionBar>;
}

function momentOf({ view: { state, viewer }, declining }: ActionsProps): Moment {
  const { deal, phase } = state;
  if (viewer === 'spectator' || deal.number === 0 || deal.ending !== null) return 'idle';
  if (phase.name === 'buying' && phase.waiting.includes(viewer)) return { asks: 'buy', seat: viewer };
  if (phase.name === 'draw' && phase.seat === viewer) return { asks: 'draw', seat: viewer };
  if (mayBeAsked(state, viewer) && declining.reach === null) return { asks: 'in-advance', seat: viewer };
  const yours = 'seat' in phase && phase.seat === viewer;
  const declines = declining.reach !== null && mayStillBuy(deal, viewer) && !yours;
  return { asks: declines ? 'ask-again' : 'play', seat: viewer };
}

/** *No* stands second, whatever it is said to. */
function buttonsAt(moment: Moment, props: ActionsProps): ReactNode {
  const { view, declining, open } = props;
  const { deal } = view.state;
  if (moment === 'idle') return <ScoreSheetButton variant={deal.ending === null ? 'plain' : 'go'} open={open} />;
  const own = { ...props, seat: moment.seat };
  const laying = isDown(deal, moment.seat) ? <Lay {...own} /> : <GoDown {...own} />;
  switch (moment.asks) {
    case 'buy':
      return <BuyOrNot {...own} />;
    case 'draw':
      return <DrawOrTake {...own} />;
    case 'in-advance':
      return (
        <>
          {laying}
          <NoInAdvance view={view} declining={declining} />
        </>
      );
    case 'ask-again':
      return (
        <>
          {laying}
          <AskMeAgain declining={declining} />
        </>
      );
    case 'play':
      return (
        <>
          {laying}
          <EndTurn {...own} />
        </>
      );
  }
}
