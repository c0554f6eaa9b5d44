import { chanoyu, GOAL, SAFE, standings, totals } from '@chinwag/rules/chanoyu';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { useSay } from '../../../language/language.ts';
import { person } from '../../shared/people.ts';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import { whatFollows } from '../outcome.ts';
import type { View } from '../view.ts';
import './chanoyuSheet.css';
import { Ledger } from './Ledger.tsx';
import { RoundDetails } from './RoundDetails.tsx';
import { newsOf } from './scoreWords.ts';

/** What a stretch scores, for each way of scoring. */
const KEYS = { links: 'chanoyu.links-key', steps: 'chanoyu.steps-key', runs: 'chanoyu.runs-key' } as const;

/** The whole score: the news of the last round, the places, the chart, how each number came about, and every round. */
export function ScoreSheet(view: View) {
  const say = useSay();
  const { state } = view;
  const newest = state.records.at(-1);
  if (newest === undefined) return <p>{say('chanoyu.no-round')}</p>;
  const gainOf = (seat: number) =>
    say('chanoyu.gain-in-round', { points: newest.points[seat] ?? 0, round: state.records.length });
  return (
    <ScoreSheetParts
      unit="round"
      headline={say(newsOf(newest, view))}
      lead={say(whatFollows(state, view))}
      people={view}
      standings={standings(totals(state), state.firstDealer)}
      // the page of the final result has the places already
      gainOf={state.phase.name === 'over' ? null : gainOf}
      said={
        <p className="score-key">
          {say('chanoyu.end-key', { goal: GOAL, safe: SAFE })} <RuleLink rule="CN6.3" />
        </p>
      }
      course={chanoyu.course(state)}
      deals={state.records.map((record, k) => ({
        title: say('chanoyu.round', { round: k + 1 }),
        said: say('chanoyu.hosted', { who: person(view, record.dealer) }),
        content: <RoundDetails view={view} record={record} />,
      }))}
      every={
        <>
          <Ledger view={view} />
          <p className="score-key">
            {say(KEYS[state.options.scoring])} <RuleLink rule="CN6.1" />
          </p>
        </>
      }
    />
  );
}
