import { chapanka, type ChapankaMove, type ChapankaState } from '@chinwag/rules/chapanka';
import { allSeats } from '@chinwag/rules';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../../board/screen.ts';
import { HandBoard } from '../../board/HandBoard.tsx';
import { ring } from '../../board/ring.ts';
import { useChoice } from '../../board/useChoice.ts';
import { actionsOf } from './actions.ts';
import './board.css';
import { choice } from './choice.ts';
import { renouncing } from './consequence.ts';
import { Middle } from './Middle.tsx';
import { NewsSlip } from './NewsSlip.tsx';
import { OwnCounters } from './OwnCounters.tsx';
import { OwnPancerola } from './OwnPancerola.tsx';
import { seatCard } from './seatCard.tsx';
import { statusOf } from './status.ts';

/** Chapanka's board: the opposite pairs, each player's points and counters, the trick, the pot, and the actions. */
export function Board(props: BoardProps<ChapankaState, ChapankaMove>) {
  const { state, viewer, players, legalMoves } = props;
  const status = statusOf(props, legalMoves);
  const choosing = useChoice(props, choice);
  const renounces = { word: useSay()('chapanka.act.flag'), icon: 'flag' } as const;
  const isOver = viewer !== 'spectator' && state.deal.revealed;
  return (
    <HandBoard
      view={props}
      className={isOver ? 'chapanka-cloth chapanka-over' : 'chapanka-cloth'}
      direction={chapanka.direction}
      goes="rtl"
      seat={seatCard}
      beside={<NewsSlip view={props} />}
      middle={<Middle view={props} places={ring(allSeats(players.length), viewer)} />}
      status={status}
      statusEnd={<OwnCounters view={props} />}
      bench={<OwnPancerola view={props} />}
      hand={
        viewer === 'spectator' || state.deal.revealed
          ? null
          : { ...choosing.hand, flags: new Map(renouncing(state, viewer, legalMoves).map((card) => [card, [renounces]])) }
      }
      actions={actionsOf(props, status, choosing)}
    />
  );
}
