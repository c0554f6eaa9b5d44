import type { Seat } from '@chinwag/rules';
import { categoryOf, type ChinkwayMove, type ChinkwayState, totals } from '@chinwag/rules/chinkway';
import { Slip } from '../../kit/Slip.tsx';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../board.ts';
import { Seats } from '../shared/frame/Seats.tsx';
import { TableFrame } from '../shared/frame/TableFrame.tsx';
import { OwnHand } from '../shared/OwnHand.tsx';
import { OwnPoints } from '../shared/OwnPoints.tsx';
import { ActionBar } from '../shared/ActionBar.tsx';
import { actionsOf } from './actions.ts';
import './board.css';
import { Middle } from './Middle.tsx';
import { ownCards, placesOf } from './order.ts';
import { QuestTable } from './QuestTable.tsx';
import { SeatFace } from './SeatFace.tsx';
import { statusOf } from './status.ts';
import { useChoice } from './useChoice.ts';

/** Chinkway's table: who sits where and with whom, the Quest, the trick, one's own hand, and what to do now. */
export function Board(props: BoardProps<ChinkwayState, ChinkwayMove>) {
  const { state, viewer, players, legalMoves, check, open } = props;
  const view = { state, viewer, players };
  const { deal, phase } = state;
  const say = useSay();
  const cards = ownCards(view);
  const status = statusOf(view, legalMoves);
  const choosing = useChoice(props);
  const { choice, touchCard, actOn } = choosing;
  const face = (seat: Seat) => <SeatFace view={view} seat={seat} />;
  const inTurn = phase.name === 'play' && status.asksYou && legalMoves.length > 0;
  return (
    <TableFrame
      className="chinkway-cloth"
      seats={<Seats places={placesOf(view)} viewer={viewer} names="under">{face}</Seats>}
      own={face(viewer === 'spectator' ? 0 : viewer)}
      beside={
        <Slip className="chinkway-quest" aria-label={say('chinkway.the-quest')} data-turned={deal.quest.length > 0}>
          <QuestTable
            seating={deal}
            quest={deal.quest}
            taken={deal.taken}
            people={view}
            target={choice.move?.type === 'extract' && choice.move.card ? categoryOf(choice.move.card) : null}
          />
        </Slip>
      }
      middle={<Middle view={view} status={status} choosing={choosing} />}
      status={status}
      statusEnd={<OwnPoints viewer={viewer} points={totals(state.records)} />}
      hand={
        viewer === 'spectator' || phase.name === 'finalRequest' ? null : (
          <OwnHand
            cards={cards}
            chosen={cards.filter((card) => choice.picks.includes(card))}
            onTouch={touchCard}
            onAct={actOn}
            whyNot={(card) => (inTurn ? check({ type: 'play', card }) : null)}
          />
        )
      }
      actions={<ActionBar {...actionsOf({ view, choosing, status, check, open })} />}
    />
  );
}
