import { allSeats } from '@chinwag/rules';
import { type ChapankaMove, type ChapankaState, TRICKS, tricksPlayed } from '@chinwag/rules/chapanka';
import { Counters } from '../../kit/Counters.tsx';
import { placed } from '../../kit/place.ts';
import { PrivateNotice } from '../../kit/PrivateNotice.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import type { BoardProps } from '../board.ts';
import { OwnHand } from '../shared/OwnHand.tsx';
import { ring } from '../shared/ring.ts';
import { Actions } from './Actions.tsx';
import '../shared/board.css';
import './board.css';
import { moveWith } from './choice.ts';
import { renounceFlags } from './consequence.ts';
import { Middle } from './Middle.tsx';
import { NewsSlip } from './NewsSlip.tsx';
import { ownCards } from './order.ts';
import { inCounters, written } from '../../wording/numbers.ts';
import { tellPancerola } from './pancerola.ts';
import { Seats } from './Seats.tsx';
import { statusOf } from './status.ts';
import { useChoice } from './useChoice.ts';
import type { View } from './view.ts';

/** Chapanka's table: who sits opposite whom, what each holds and owes, the trick, the pot, and what to do now. */
export function Board(props: BoardProps<ChapankaState, ChapankaMove>) {
  const { state, viewer, players, legalMoves, check, open } = props;
  const view = { state, viewer, players };
  const places = ring(allSeats(players.length), viewer);
  const status = statusOf(view, legalMoves);
  const { choice, touchCard, actOn, attempt } = useChoice(props);
  const asked = status.asksYou && legalMoves.length > 0;
  return (
    <div
      className="board chapanka-board"
      data-watching={viewer === 'spectator' || undefined}
      data-revealed={state.deal.revealed || undefined}
    >
      <div className="chapanka-table cloth">
        <i className="chapanka-hem" aria-hidden="true" />
        <Seats view={view} places={places} />
        <NewsSlip view={view} />
        <Middle view={view} places={places} />
        <StatusLine headline={status.headline} lamp={status.asksYou ? 'lit' : 'out'} end={<OwnCounters view={view} />}>
          <SentenceText sentence={status.sentence} pack="french" />
        </StatusLine>
        <OwnPancerola view={view} />
        {viewer !== 'spectator' && (
          <OwnHand
            cards={ownCards(view)}
            chosen={choice.card === null ? [] : [choice.card]}
            onTouch={touchCard}
            onAct={actOn}
            whyNot={(card) => (asked ? check(moveWith(view, card)) : null)}
            flags={renounceFlags(state, viewer, legalMoves)}
          />
        )}
      </div>
      <Actions view={view} choice={choice} status={status} onMove={attempt} open={open} />
    </div>
  );
}

/** One's own counters, where there is no place for an own seat. */
function OwnCounters({ view: { state, viewer } }: { readonly view: View }) {
  if (viewer === 'spectator') return null;
  const balance = state.balances[viewer] ?? 0;
  return (
    <span className="chapanka-own">
      <span {...placed(`counters ${viewer}`)}>
        <Counters count={balance} />
        <b aria-hidden="true">{written(balance)}</b>
        <span className="visually-hidden">You: {inCounters(balance)}, </span>
      </span>
      <small>{state.deal.points[viewer] ?? 0} in tricks</small>
    </span>
  );
}

/** What a Pancerola lets its holder do, and what it binds them to; as long as there are cards to play. */
function OwnPancerola({ view: { state, viewer } }: { readonly view: View }) {
  const { deal } = state;
  const { pancerola } = deal;
  if (pancerola === null || pancerola.holder !== viewer || tricksPlayed(deal) === TRICKS) return null;
  const { headline, sentence, rule } = tellPancerola(pancerola, deal);
  return (
    <PrivateNotice headline={headline} rule={rule}>
      {sentence}
    </PrivateNotice>
  );
}
