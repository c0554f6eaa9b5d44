import { categoryOf, chinkway, type ChinkwayMove, type ChinkwayState, totals } from '@chinwag/rules/chinkway';
import { Slip } from '../../ui/Slip.tsx';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../../board/screen.ts';
import { HandBoard } from '../../board/HandBoard.tsx';
import { OwnPoints } from '../../board/OwnPoints.tsx';
import { useChoice } from '../../board/useChoice.ts';
import { actionsOf } from './actions.ts';
import './board.css';
import { choice } from './choice.ts';
import { Middle } from './Middle.tsx';
import { sitting } from './order.ts';
import { QuestTable } from './QuestTable.tsx';
import { seatCard } from './seatCard.tsx';
import { statusOf } from './status.ts';

/** Chinkway's board: the seats and partners, the Quest, the trick, the player's own hand, and the actions. */
export function Board(props: BoardProps<ChinkwayState, ChinkwayMove>) {
  const { state: { deal, phase, records }, viewer, legalMoves } = props;
  const say = useSay();
  const status = statusOf(props, legalMoves);
  const choosing = useChoice(props, choice);
  const { move } = choosing.choice;
  return (
    <HandBoard
      view={props}
      className="chinkway-cloth"
      direction={chinkway.direction}
      order={sitting(props)}
      names="under"
      seat={seatCard}
      beside={
        <Slip className="chinkway-quest" aria-label={say('chinkway.the-quest')} data-turned={deal.quest.length > 0}>
          <QuestTable of={deal} people={props} target={move?.type === 'extract' && move.card ? categoryOf(move.card) : null} />
        </Slip>
      }
      middle={<Middle view={props} status={status} choosing={choosing} />}
      status={status}
      statusEnd={<OwnPoints viewer={viewer} points={totals(records)} />}
      hand={viewer === 'spectator' || phase.name === 'finalRequest' ? null : choosing.hand}
      actions={actionsOf(props, status, choosing)}
    />
  );
}
