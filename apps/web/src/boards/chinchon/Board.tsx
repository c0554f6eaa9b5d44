import type { Seat, Viewer } from '@chinwag/rules';
import { type ChinchonMove, type ChinchonState, playsInDeal } from '@chinwag/rules/chinchon';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import type { BoardProps } from '../board.ts';
import { OrderButton } from '../shared/hand/OrderButton.tsx';
import { ring } from '../shared/ring.ts';
import { Actions } from './Actions.tsx';
import { Bench } from './Bench.tsx';
import '../shared/board.css';
import './board.css';
import { Middle } from './Middle.tsx';
import { OwnCards } from './OwnCards.tsx';
import { Seats } from './Seats.tsx';
import { isLaidOpen } from './settling.ts';
import { statusOf } from './status.ts';
import { useParts } from './useParts.ts';

/** Chinchón's table: the others, what has been laid, both piles, one's own cards and what becomes of them. */
export function Board(props: BoardProps<ChinchonState, ChinchonMove>) {
  const { state, viewer, players, legalMoves, check, open } = props;
  const view = { state, viewer, players };
  const seat = holds(state, viewer) ? viewer : null;
  const composing = useParts(props, seat);
  const status = statusOf(view, seat === null ? null : composing.parts);
  const asked = status.asksYou && legalMoves.length > 0;
  const places = ring(players.map((player) => player.seat), viewer);
  return (
    <div
      className="board chinchon-board"
      data-handless={seat === null || undefined}
      data-watching={viewer === 'spectator' || undefined}
      data-players={players.length}
    >
      <div className="chinchon-table cloth">
        <Seats view={view} places={places} withYou={viewer !== 'spectator' && !playsInDeal(state, viewer)} />
        <Middle view={view} composing={composing} asked={asked} />
        <StatusLine
          headline={status.headline}
          lamp={status.asksYou ? 'lit' : 'out'}
          end={seat !== null && <OrderButton hand={composing.hand} />}
        >
          <SentenceText sentence={status.sentence} pack="spanish" />
        </StatusLine>
        {seat !== null && (
          <>
            <Bench state={state} seat={seat} composing={composing} />
            <OwnCards state={state} seat={seat} composing={composing} />
          </>
        )}
      </div>
      <Actions view={view} status={status} asked={asked} composing={composing} check={check} open={open} />
    </div>
  );
}

/** Whether the viewer plays in this deal; once it is scored, what they held lies on the table. */
function holds(state: ChinchonState, viewer: Viewer): viewer is Seat {
  return viewer !== 'spectator' && state.deal.number > 0 && !isLaidOpen(state) && playsInDeal(state, viewer);
}
