import { chinkway, standings } from '@chinwag/rules/chinkway';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { SideMark } from '../../../kit/SideMark.tsx';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import type { View } from '../view.ts';
import { dealDetails } from './DealDetails.tsx';
import { Ledger } from './Ledger.tsx';
import './chinkwaySheet.css';
import { leadOf, newsOf, tieReasons } from './scoreWords.ts';

/** The whole score: the news of the last deal, the places, the chart, how each number came about, and every deal. */
export function ScoreSheet(view: View) {
  const { records, phase } = view.state;
  const newest = records.at(-1);
  if (newest === undefined) return <p>No deal has been scored yet.</p>;
  return (
    <ScoreSheetParts
      headline={newsOf(view)}
      lead={leadOf(view)}
      people={view}
      standings={standings(view.state)}
      // the page of the final result has the places already
      gainOf={phase.name === 'over' ? null : (seat) => `+${newest.points[seat] ?? 0} in deal ${records.length}`}
      said={<Ties view={view} />}
      course={chinkway.course(view.state)}
      deals={dealDetails(view)}
      every={
        <>
          <Ledger view={view} />
          <p className="score-key">
            Same shape in a row: partners. <SideMark side="hex" /> dealt, and played alone. One demand 1 point, two 3,
            three 6, four 10, five 15.
          </p>
        </>
      }
    />
  );
}

/** Why one of two equal totals stands before the other; nothing where no totals are equal. */
function Ties({ view }: { readonly view: View }) {
  return tieReasons(view).map(({ sentence, rule }) => (
    <p key={sentence} className="score-key">
      {sentence} <RuleLink rule={rule} />
    </p>
  ));
}
