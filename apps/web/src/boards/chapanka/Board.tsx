import { allSeats, type Seat } from '@chinwag/rules';
import { type ChapankaMove, type ChapankaState, pancerolaStanding, TRICKS, tricksPlayed } from '@chinwag/rules/chapanka';
import { Counters } from '../../kit/Counters.tsx';
import { placed } from '../../kit/place.ts';
import { PrivateNotice } from '../../kit/PrivateNotice.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../../language/Said.tsx';
import { TermsContext } from '../../terms/Term.tsx';
import { useFigures } from '../../language/useFigures.ts';
import type { BoardProps } from '../board.ts';
import { Seats } from '../shared/frame/Seats.tsx';
import { TableFrame } from '../shared/frame/TableFrame.tsx';
import { OwnHand } from '../shared/OwnHand.tsx';
import { ring } from '../shared/ring.ts';
import { ActionBar } from '../shared/ActionBar.tsx';
import { actionsOf } from './actions.ts';
import { balanceOf } from './balance.ts';
import './board.css';
import { moveWith } from './choice.ts';
import { renouncing } from './consequence.ts';
import { Middle } from './Middle.tsx';
import { NewsSlip } from './NewsSlip.tsx';
import { ownCards } from './order.ts';
import { tellPancerola } from './pancerola.ts';
import { SeatFace } from './SeatFace.tsx';
import { statusOf } from './status.ts';
import { useChoice } from './useChoice.ts';
import type { View } from './view.ts';

/** Chapanka's table: who sits opposite whom, what each holds and owes, the trick, the pot, and what to do now. */
export function Board(props: BoardProps<ChapankaState, ChapankaMove>) {
  const { state, viewer, players, legalMoves, check, open } = props;
  const view = { state, viewer, players };
  const places = ring(allSeats(players.length), viewer);
  const status = statusOf(view, legalMoves);
  const choosing = useChoice(props);
  const { choice, touchCard, actOn } = choosing;
  const say = useSay();
  const renounces = { word: say('chapanka.act.flag'), icon: 'flag' } as const;
  const face = (seat: Seat) => <SeatFace view={view} seat={seat} />;
  const isOver = viewer !== 'spectator' && state.deal.revealed;
  const asked = status.asksYou && legalMoves.length > 0;
  return (
    <TableFrame
      className={isOver ? 'chapanka-cloth chapanka-over' : 'chapanka-cloth'}
      seats={<Seats places={places.toReversed()} viewer={viewer} goes="rtl">{face}</Seats>}
      own={face(viewer === 'spectator' ? 0 : viewer)}
      beside={<NewsSlip view={view} />}
      middle={<Middle view={view} places={places} />}
      status={status}
      statusEnd={<OwnCounters view={view} />}
      bench={<OwnPancerola view={view} />}
      hand={
        viewer === 'spectator' || state.deal.revealed ? null : (
          <OwnHand
            cards={ownCards(view)}
            chosen={choice.card === null ? [] : [choice.card]}
            onTouch={touchCard}
            onAct={actOn}
            whyNot={(card) => (asked ? check(moveWith(view, card)) : null)}
            flags={new Map(renouncing(state, viewer, legalMoves).map((card) => [card, [renounces]]))}
          />
        )
      }
      actions={<ActionBar {...actionsOf({ view, choosing, status, check, open })} />}
    />
  );
}

/** One's own counters, where there is no place for an own seat. */
function OwnCounters({ view: { state, viewer } }: { readonly view: View }) {
  const say = useSay();
  const { signed } = useFigures();
  if (viewer === 'spectator') return null;
  const balance = state.balances[viewer] ?? 0;
  return (
    <span className="status-own chapanka-own">
      <span {...placed(`counters ${viewer}`)}>
        <Counters count={balance} />
        <b aria-hidden="true">{signed(balance)}</b>
        <span className="visually-hidden">{say('chapanka.table.own-counters', balanceOf(balance))} </span>
      </span>
      <small>{say('chapanka.table.own-points', { points: state.deal.points[viewer] ?? 0 })}</small>
    </span>
  );
}

/** What a Pancerola lets its holder do, and what it binds them to; as long as there are cards to play. */
function OwnPancerola({ view: { state, viewer } }: { readonly view: View }) {
  const { deal } = state;
  const say = useSay();
  const standing = pancerolaStanding(deal);
  if (standing === null || deal.pancerola?.holder !== viewer || tricksPlayed(deal) === TRICKS) return null;
  return (
    <PrivateNotice headline={say('chapanka.pancerola.yours')} rule={standing.rule}>
      <TermsContext value>
        <Said message={tellPancerola(standing)} />
      </TermsContext>
    </PrivateNotice>
  );
}
