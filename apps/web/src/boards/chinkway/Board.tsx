import { categoryOf, type ChinkwayMove, type ChinkwayState, totals } from '@chinwag/rules/chinkway';
import { Slip } from '../../kit/Slip.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import type { BoardProps } from '../board.ts';
import { OwnHand } from '../shared/OwnHand.tsx';
import { Actions } from './Actions.tsx';
import '../shared/board.css';
import './board.css';
import { Middle } from './Middle.tsx';
import { ownCards } from './order.ts';
import { QuestTable } from './QuestTable.tsx';
import { Seats } from './Seats.tsx';
import { statusOf } from './status.ts';
import { useChoice } from './useChoice.ts';
import type { View } from './view.ts';

/** Chinkway's table: who sits where and with whom, the Quest, the trick, one's own hand, and what to do now. */
export function Board(props: BoardProps<ChinkwayState, ChinkwayMove>) {
  const { state, viewer, players, legalMoves, check, open } = props;
  const view = { state, viewer, players };
  const { deal, phase } = state;
  const cards = ownCards(view);
  const status = statusOf(view, legalMoves);
  const choosing = useChoice(props);
  const { choice, touchCard, actOn, attempt } = choosing;
  const inTurn = phase.name === 'play' && status.asksYou && legalMoves.length > 0;
  return (
    <div className="board chinkway-board" data-watching={viewer === 'spectator' || undefined}>
      <div className="chinkway-table cloth">
        <Seats {...view} />
        <Slip className="chinkway-quest" aria-label="The Quest">
          <QuestTable
            seating={deal}
            quest={deal.quest}
            taken={deal.taken}
            people={view}
            target={choice.move?.type === 'extract' && choice.move.card ? categoryOf(choice.move.card) : null}
          />
        </Slip>
        <Middle view={view} status={status} choosing={choosing} />
        <StatusLine headline={status.headline} lamp={status.asksYou ? 'lit' : 'out'} end={<OwnScore view={view} />}>
          <SentenceText sentence={status.sentence} pack="french" />
        </StatusLine>
        {viewer !== 'spectator' && (
          <OwnHand
            cards={cards}
            chosen={cards.filter((card) => choice.picks.includes(card))}
            onTouch={touchCard}
            onAct={actOn}
            whyNot={(card) => (inTurn ? check({ type: 'play', card }) : null)}
          />
        )}
      </div>
      <Actions view={view} choice={choice} status={status} onMove={attempt} open={open} />
    </div>
  );
}

/** One's own points, where there is no place for an own seat. */
function OwnScore({ view: { state, viewer } }: { readonly view: View }) {
  if (viewer === 'spectator') return null;
  return (
    <span className="chinkway-own-score">
      <b>{totals(state.records)[viewer]}</b> you
    </span>
  );
}
