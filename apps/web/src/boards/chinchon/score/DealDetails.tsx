import { allSeats, type Seat, type SpanishCard } from '@chinwag/rules';
import { type ChinchonState, type DealRecord, seatCount } from '@chinwag/rules/chinchon';
import { MiniCard } from '../../../kit/cards/MiniCard.tsx';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { written } from '../../../wording/numbers.ts';
import { isYou, Someone, youFirst } from '../../shared/people.ts';
import { DealsInDetail } from '../../shared/score/DealsInDetail.tsx';
import type { View } from '../view.ts';
import { gained, sumOf } from '../words.ts';
import { headlineOf } from './scoreWords.ts';

/** What `<DealDetails>` takes. */
export interface DealDetailsProps {
  readonly view: View;
  /** Totals by seat, before the first deal, after the first, and so on. */
  readonly after: readonly (readonly number[])[];
}

/** How each deal's points came about, newest first; of the newest, the very cards that counted. */
export function DealDetails({ view, after }: DealDetailsProps) {
  const { records } = view.state;
  return (
    <DealsInDetail
      deals={records.map((record, k) => ({
        title: `Deal ${k + 1}`,
        said: headlineOf(record, view),
        content: (
          <ul className="chinchon-points">
            {youFirst(view, allSeats(seatCount(view.state))).map((seat) => (
              <PointsOf
                key={seat}
                view={view}
                name={Someone(view, seat)}
                seat={seat}
                record={record}
                before={after[k] ?? []}
                total={after[k + 1]?.[seat] ?? 0}
                cards={k === records.length - 1 ? (view.state.counted[seat] ?? []) : null}
              />
            ))}
          </ul>
        ),
      }))}
    />
  );
}

interface PointsOfProps {
  readonly view: View;
  readonly name: string;
  readonly seat: Seat;
  readonly record: DealRecord;
  /** Totals by seat before the deal. */
  readonly before: readonly number[];
  readonly total: number;
  /** The cards that counted, where they are still known. */
  readonly cards: readonly SpanishCard[] | null;
}

function PointsOf({ view, name, seat, record, before, total, cards }: PointsOfProps) {
  const { state } = view;
  const points = record.points[seat];
  if (typeof points !== 'number') return null;
  const was = before[seat] ?? 0;
  return (
    <li data-you={isYou(view, seat) || undefined}>
      <b>{name}</b>
      <span className="chinchon-points-cards">
        {points < 0 ? 'all in melds' : cards === null ? '' : cards.length === 0 ? 'nothing left over' : null}
        {points >= 0 && cards?.map((card) => <MiniCard key={card} card={card} pack="spanish" />)}
      </span>
      <span className="chinchon-points-gain">{gained(points)}</span>
      <strong>{written(was + points)}</strong>
      <small className="chinchon-points-how">
        {cards !== null && cards.length > 1 && <span>{sumOf(cards, state.options.deck)}</span>}
        <WhatCame record={record} seat={seat} state={state} total={total} />
      </small>
    </li>
  );
}

interface WhatCameProps extends Pick<PointsOfProps, 'record' | 'seat' | 'total'> {
  readonly state: ChinchonState;
}

/** What else the deal meant for somebody: a Chinchón, being put out, coming back. */
function WhatCame({ record, seat, state, total }: WhatCameProps) {
  const out = record.out.includes(seat);
  const chinchon = record.ledger.find(({ reason }) => reason === 'chinchon');
  const [words, rule] =
    chinchon !== undefined && chinchon.amounts[seat] !== 0
      ? ['Chinchón', chinchon.rule]
      : record.reenlisted.includes(seat)
        ? [`out, and back with ${written(total)}`, 'CH8.2']
        : out
          ? [`out, at ${state.options.target} or more`, 'CH7.2']
          : ['', 'CH7.1'];
  if (words === '') return null;
  return (
    <span>
      {words} <RuleLink rule={rule} />
    </span>
  );
}
