import type { Seat } from '@chinwag/rules';
import { type DealRecord, type Lot, lotOf } from '@chinwag/rules/chinchon';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { written } from '../../../wording/numbers.ts';
import { SmallCards } from '../../shared/SmallCards.tsx';
import { SeatRows } from '../../shared/score/SeatRows.tsx';
import type { View } from '../view.ts';
import { gained, sumOf } from '../words.ts';

/** What `<DealDetails>` takes. */
export interface DealDetailsProps {
  readonly view: View;
  readonly record: DealRecord;
  /** Totals by seat before the deal, and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** How a deal's points came about; of the newest, the very cards that counted. */
export function DealDetails({ view, record, before, after }: DealDetailsProps) {
  const { state } = view;
  const newest = record === state.records.at(-1);
  return (
    <SeatRows
      people={view}
      rows={record.points.map((points, seat) => {
        if (typeof points !== 'number') return null;
        const cards = newest ? (state.counted[seat] ?? []) : null;
        return {
          points: (
            <>
              <small>{gained(points)}</small> {written((before[seat] ?? 0) + points)}
            </>
          ),
          from: (
            <span className="chinchon-left-over">
              {points < 0 ? 'all in melds' : cards?.length === 0 ? 'nothing left over' : null}
              {points >= 0 && cards !== null && <SmallCards cards={cards} pack="spanish" />}
            </span>
          ),
          said: (
            <>
              {cards !== null && cards.length > 1 && <span>{sumOf(cards, state.options.deck)}. </span>}
              <WhatCame view={view} record={record} seat={seat} total={after[seat] ?? 0} />
            </>
          ),
        };
      })}
    />
  );
}

interface WhatCameProps extends Pick<DealDetailsProps, 'view' | 'record'> {
  readonly seat: Seat;
  readonly total: number;
}

/** What a deal meant for somebody, with their total after it and the points at which one is out. */
const LOTS: Readonly<Record<Lot['kind'], (total: number, target: number) => string>> = {
  chinchon: () => 'Chinchón',
  back: (total) => `Out, and back with ${written(total)}`,
  out: (_, target) => `Out, at ${target} or more`,
  nothing: () => '',
};

/** What else the deal meant for somebody: a Chinchón, being put out, coming back. */
function WhatCame({ view: { state }, record, seat, total }: WhatCameProps) {
  const { kind, rule } = lotOf(record, seat);
  const words = LOTS[kind](total, state.options.target);
  if (words === '') return null;
  return (
    <span>
      {words} <RuleLink rule={rule} />
    </span>
  );
}
