import { chanoyu, standings, totals } from '@chinwag/rules/chanoyu';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { someone } from '../../shared/people.ts';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import { whatFollows } from '../outcome.ts';
import type { View } from '../view.ts';
import { Ledger } from './Ledger.tsx';
import { RoundDetails } from './RoundDetails.tsx';
import './chanoyuSheet.css';
import { END_IN_WORDS, newsOf, SCORING_IN_WORDS } from './scoreWords.ts';

/** The whole score: the news of the last round, the places, the chart, how each number came about, and every round. */
export function ScoreSheet(view: View) {
  const { state } = view;
  const newest = state.records.at(-1);
  if (newest === undefined) return <p>No round has been scored yet.</p>;
  return (
    <ScoreSheetParts
      unit="round"
      headline={newsOf(newest, view)}
      lead={whatFollows(state, view)}
      people={view}
      standings={standings(totals(state), state.firstDealer)}
      // the page of the final result has the places already
      gainOf={state.phase.name === 'over' ? null : (seat) => `+${newest.points[seat] ?? 0} in round ${state.records.length}`}
      said={
        <p className="score-key">
          {END_IN_WORDS} <RuleLink rule="CN6.3" />
        </p>
      }
      course={chanoyu.course(state)}
      deals={state.records.map((record, k) => ({
        title: `Round ${k + 1}`,
        said: `${someone(view, record.dealer)} hosted`,
        content: <RoundDetails view={view} record={record} />,
      }))}
      every={
        <>
          <Ledger view={view} />
          <p className="score-key">
            {SCORING_IN_WORDS[state.options.scoring]} <RuleLink rule="CN6.1" />
          </p>
        </>
      }
    />
  );
}

