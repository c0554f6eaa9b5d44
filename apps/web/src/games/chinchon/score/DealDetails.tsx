import type { Seat } from '@chinwag/rules';
import { chinchon, type DealRecord, seatOutcome } from '@chinwag/rules/chinchon';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { useSay } from '../../../language/language.ts';
import { useWords } from '../../../language/useWords.ts';
import { SmallCards } from '../../../cards/SmallCards.tsx';
import { SeatRows } from '../../../board/score/SeatRows.tsx';
import type { View } from '../view.ts';
import { sumOf } from '../words.ts';
import { SEAT_OUTCOMES } from './scoreWords.ts';

export interface DealDetailsProps {
  readonly view: View;
  readonly record: DealRecord;
}

/** The details of a deal: how its points add up and, for the latest deal, which cards counted. */
export function DealDetails({ view, record }: DealDetailsProps) {
  const { state } = view;
  const { say, signed, written } = useWords();
  const [before = [], after = []] = chinchon.course(state).slice(record.number - 1);
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
              <small>{signed(points)}</small> {written((before[seat] ?? 0) + points)}
            </>
          ),
          from: (
            <span className="chinchon-left-over">
              {points < 0 ? say('chinchon.all-in-melds') : cards?.length === 0 ? say('chinchon.nothing-left') : null}
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

/** Shows other consequences of the deal for a player: a Chinchón, being knocked out, or re-enlisting. */
function WhatCame({ view: { state }, record, seat, total }: WhatCameProps) {
  const say = useSay();
  const { kind, rule } = seatOutcome(record, seat);
  const words = SEAT_OUTCOMES[kind](total, state.options.target);
  if (words === null) return null;
  return (
    <span>
      {say(words)} <RuleLink rule={rule} />
    </span>
  );
}
