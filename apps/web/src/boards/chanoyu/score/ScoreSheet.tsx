import { chanoyu, standings, totals } from '@chinwag/rules/chanoyu';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { ScoreChart } from '../../shared/score/ScoreChart.tsx';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import { Standings } from '../../shared/score/Standings.tsx';
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
  const order = standings(totals(state), state.originalHost);
  const over = state.phase.name === 'over';
  return (
    <ScoreSheetParts
      unit="round"
      headline={newsOf(newest, view)}
      lead={whatFollows(state, view)}
      places={
        <>
          {/* the page of the final result has them already */}
          {!over && (
            <Standings
              standings={order}
              people={view}
              gainOf={(seat) => `+${newest.points[seat] ?? 0} in round ${state.records.length}`}
            />
          )}
          <p className="score-tie">
            {END_IN_WORDS} <RuleLink rule="CN6.3" />
          </p>
        </>
      }
      course={<ScoreChart unit="round" standings={order} course={chanoyu.course(state)} people={view} />}
      details={<RoundDetails view={view} />}
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

