import type { Seat, Position } from '@chinwag/rules';
import { chinchon, type ChinchonMove, type ChinchonState, isLaidOpen, playsInDeal } from '@chinwag/rules/chinchon';
import type { BoardProps } from '../../board/screen.ts';
import { HandBoard } from '../../board/HandBoard.tsx';
import { OrderButton } from '../../board/hand/OrderButton.tsx';
import { OwnPoints } from '../../board/OwnPoints.tsx';
import { actionsOf } from './actions.ts';
import { Bench } from './Bench.tsx';
import { Middle } from './Middle.tsx';
import { OwnCards } from './OwnCards.tsx';
import { seatCard } from './seatCard.tsx';
import { lanesOf } from './lanes.ts';
import { statusOf } from './status.ts';
import { useParts } from './useParts.ts';

/** Chinchón's board: the other players, the laid melds, both piles, and the player's own cards with the actions. */
export function Board(props: BoardProps<ChinchonState, ChinchonMove>) {
  const { state, viewer, legalMoves } = props;
  const seat = holds(state, viewer) ? viewer : null;
  const composing = useParts(props, seat);
  const status = statusOf(props, seat === null ? null : composing.parts);
  const asked = status.asksYou && legalMoves.length > 0;
  // during the draw for the lead, or with melds, the content of the middle may need more space than there is
  const isSpread = state.deal.number === 0 || lanesOf(state).length > 0;
  return (
    <HandBoard
      view={props}
      className={isSpread ? 'chinchon-cloth chinchon-spread' : 'chinchon-cloth'}
      direction={chinchon.direction}
      seat={seatCard}
      middle={<Middle view={props} composing={composing} asked={asked} />}
      status={status}
      // for a player with cards, the bench shows the points
      statusEnd={
        seat === null ? (
          <OwnPoints viewer={viewer} points={state.totals} />
        ) : (
          <OrderButton hand={composing.hand} chosen={composing.chosen} />
        )
      }
      benchIs="narrow"
      bench={seat === null ? undefined : <Bench state={state} seat={seat} composing={composing} />}
      hand={seat === null ? null : <OwnCards state={state} seat={seat} composing={composing} />}
      actions={actionsOf(props, { ...status, asksYou: asked }, composing)}
    />
  );
}

/** Returns whether the viewer plays in this deal. Once the deal is scored, all cards are on the table. */
function holds(state: ChinchonState, viewer: Position): viewer is Seat {
  return viewer !== 'spectator' && state.deal.number > 0 && !isLaidOpen(state) && playsInDeal(state, viewer);
}
