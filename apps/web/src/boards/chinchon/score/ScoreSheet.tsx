import type { Seat } from '@chinwag/rules';
import { chinchon, isIn, isScored, standings } from '@chinwag/rules/chinchon';
import { written } from '../../../wording/numbers.ts';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
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
  const course = chinchon.course(state);
  const order = standings(state);
  // the page of the final result has the places already
  const over = state.phase.name === 'over';
  const gainOf = (seat: Seat) => {
    const points = record.points[seat];
    const out = isIn(state, seat) ? '' : 'out';
    const back = record.reenlisted.includes(seat) && isScored(state) ? 'back in' : '';
    const gain = typeof points === 'number' ? gained(points) : '';
    return [gain, out, back].filter((part) => part !== '').join(', ');
  };
  return (
    <ScoreSheetParts
      headline={headlineOf(record, view)}
      lead={over ? '' : leadOf(order, state, view)}
      people={view}
      standings={order}
      gainOf={over ? null : gainOf}
      written={written}
      said={state.options.ante > 0 && <CounterTable view={view} />}
      course={course}
      deals={state.records.map((each, k) => ({
        title: `Deal ${k + 1}`,
        said: headlineOf(each, view),
        content: <DealDetails view={view} record={each} before={course[k] ?? []} after={course[k + 1] ?? []} />,
      }))}
      every={<EveryDeal view={view} />}
    />
  );
}
