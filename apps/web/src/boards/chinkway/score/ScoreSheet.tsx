import type { Seat } from '@chinwag/rules';
import { chinkway, standings } from '@chinwag/rules/chinkway';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { SideMark } from '../../../kit/SideMark.tsx';
import { useSay } from '../../../language/language.ts';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import type { View } from '../view.ts';
import { dealDetails } from './DealDetails.tsx';
import { Ledger } from './Ledger.tsx';
import './chinkwaySheet.css';
import { leadOf, newsOf, tieReasons } from './scoreWords.ts';

/** The whole score: the news of the last deal, the places, the chart, how each number came about, and every deal. */
export function ScoreSheet(view: View) {
  const say = useSay();
  const { records, phase } = view.state;
  const newest = records.at(-1);
  if (newest === undefined) return <p>{say('shared.none-scored')}</p>;
  const lead = leadOf(view);
  const gainOf = (seat: Seat) => say('chinkway.gain-in-deal', { points: newest.points[seat] ?? 0, deal: records.length });
  return (
    <ScoreSheetParts
      headline={say(newsOf(newest, view))}
      lead={lead === null ? '' : say(lead)}
      people={view}
      standings={standings(view.state)}
      // the page of the final result has the places already
      gainOf={phase.name === 'over' ? null : gainOf}
      said={<Ties view={view} />}
      course={chinkway.course(view.state)}
      deals={dealDetails(view, say)}
      every={
        <>
          <Ledger view={view} />
          <p className="score-key">
            <SideMark side="hex" /> {say('chinkway.key')}
          </p>
        </>
      }
    />
  );
}

/** Why one of two equal totals stands before the other; nothing where no totals are equal. */
function Ties({ view }: { readonly view: View }) {
  const say = useSay();
  return tieReasons(view).map(({ sentence, rule }, k) => (
    // A game that is over, or between deals, has the ties that it has.
    <p key={k} className="score-key">
      {say(sentence)} <RuleLink rule={rule} />
    </p>
  ));
}
