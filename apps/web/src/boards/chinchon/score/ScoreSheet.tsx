import type { Seat } from '@chinwag/rules';
import { chinchon, isIn, isScored, standings } from '@chinwag/rules/chinchon';
import { useSay } from '../../../language/language.ts';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import type { View } from '../view.ts';
import './chinchonSheet.css';
import { CounterTable } from './CounterTable.tsx';
import { DealDetails } from './DealDetails.tsx';
import { EveryDeal } from './EveryDeal.tsx';
import { headlineOf, leadOf } from './scoreWords.ts';

/** The whole score after the last deal that is over: points, how they came about, and the counters. */
export function ScoreSheet(view: View) {
  const { state } = view;
  const say = useSay();
  const record = state.records.at(-1);
  if (record === undefined) return <p>{say('chinchon.none-over', { target: state.options.target })}</p>;
  const course = chinchon.course(state);
  const order = standings(state);
  const lead = leadOf(order, state, view);
  // the page of the final result has the places already
  const over = state.phase.name === 'over';
  const gainOf = (seat: Seat) => {
    const points = record.points[seat] ?? null;
    if (points === null) return say('chinchon.standing.out');
    if (!isIn(state, seat)) return say('chinchon.gain-out', { points });
    const back = record.reenlisted.includes(seat) && isScored(state);
    return say(back ? 'chinchon.gain-back' : 'chinchon.gain', { points });
  };
  return (
    <ScoreSheetParts
      headline={say(headlineOf(record, view))}
      lead={over || lead === null ? '' : say(lead)}
      people={view}
      standings={order}
      gainOf={over ? null : gainOf}
      said={state.options.ante > 0 && <CounterTable view={view} />}
      course={course}
      deals={state.records.map((each, k) => ({
        title: say('shared.deal-number', { deal: k + 1 }),
        said: say(headlineOf(each, view)),
        content: <DealDetails view={view} record={each} before={course[k] ?? []} after={course[k + 1] ?? []} />,
      }))}
      every={<EveryDeal view={view} />}
    />
  );
}
