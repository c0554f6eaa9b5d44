import { isDown, mayStillBuy } from '@chinwag/rules/chinaso';
import { ActionBar } from '../shared/ActionBar.tsx';
import { ScoreSheetButton } from '../shared/TableButtons.tsx';
import type { ActionsProps } from './actions/actionsProps.ts';
import { AskMeAgain, BuyOrNot, NoInAdvance } from './actions/BuyActions.tsx';
import { DrawOrTake } from './actions/DrawActions.tsx';
import { EndTurn } from './actions/EndTurn.tsx';
import { GoDown } from './actions/GoDown.tsx';
import { Lay } from './actions/Lay.tsx';
import { mayBeAsked } from './standingNo.ts';

/** What there is to do now; the brass plate names what it does. */
export function Actions(props: ActionsProps) {
  return (
    <ActionBar>
      <Moment {...props} />
    </ActionBar>
  );
}

function Moment(props: ActionsProps) {
  const { view, declining, open } = props;
  const { deal, phase } = view.state;
  const { viewer } = view;
  if (viewer === 'spectator' || deal.number === 0 || deal.ending !== null) {
    return <ScoreSheetButton variant={deal.ending === null ? 'plain' : 'go'} open={open} />;
  }
  if (phase.name === 'buying' && phase.waiting.includes(viewer)) return <BuyOrNot {...props} seat={viewer} />;
  if (phase.name === 'draw' && phase.seat === viewer) return <DrawOrTake {...props} seat={viewer} />;
  if (mayBeAsked(view.state, viewer) && declining.reach === null) return <NoInAdvance view={view} declining={declining} />;
  const yours = 'seat' in phase && phase.seat === viewer;
  const declines = declining.reach !== null && mayStillBuy(deal, viewer) && !yours;
  return (
    <>
      {isDown(deal, viewer) ? <Lay {...props} seat={viewer} /> : <GoDown {...props} seat={viewer} />}
      {declines ? <AskMeAgain declining={declining} /> : <EndTurn {...props} seat={viewer} />}
    </>
  );
}
