import { chinchon, isIn, isScored, standings } from '@chinwag/rules/chinchon';
import { written } from '../../../wording/numbers.ts';
import { ScoreChart } from '../../shared/score/ScoreChart.tsx';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import { Standings } from '../../shared/score/Standings.tsx';
import type { View } from '../view.ts';
import { gained } from '../words.ts';
import './chinchonSheet.css';
import { CounterTable } from './CounterTable.tsx';
import { DealDetails } from './DealDetails.tsx';
import { EveryDeal } from './EveryDeal.tsx';
import { headlineOf, leadOf } from './scoreWords.ts';

/** The whole score after the last deal that is over: points, how they came about, and the counters. */
export function ScoreSheet(view: View) {
  const { state } = view;
  const record = state.records.at(-1);
  if (record === undefined) return <p>No deal is over yet. Whoever reaches {state.options.target} is out.</p>;
  const after = chinchon.course(state);
  const order = standings(state);
  // as their lines end, from the top down
  const highestFirst = order.toSorted((a, b) => b.score - a.score);
  const over = state.phase.name === 'over';
  return (
    <ScoreSheetParts
      headline={headlineOf(record, view)}
      lead={over ? '' : leadOf(order, state, view)}
      places={
        <>
          {/* the page of the final result has them already */}
          {!over && (
            <Standings
              standings={order}
              people={view}
              gainOf={(seat) => {
                const points = record.points[seat];
                const out = isIn(state, seat) ? '' : 'out';
                const back = record.reenlisted.includes(seat) && isScored(state) ? 'back in' : '';
                const gain = typeof points === 'number' ? gained(points) : '';
                return [gain, out, back].filter((part) => part !== '').join(', ');
              }}
              written={written}
            />
          )}
          {state.options.ante > 0 && <CounterTable view={view} />}
        </>
      }
      course={<ScoreChart standings={highestFirst} course={after} people={view} written={written} />}
      details={<DealDetails view={view} after={after} />}
      every={<EveryDeal view={view} />}
    />
  );
}
