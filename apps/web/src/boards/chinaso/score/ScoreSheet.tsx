import { chinaso, type DealRecord, standings, totals } from '@chinwag/rules/chinaso';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { useSay } from '../../../language/language.ts';
import { useFigures } from '../../../language/useFigures.ts';
import { ScoreLedger } from '../../shared/score/ScoreLedger.tsx';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import { headlineOf } from '../endings.ts';
import type { View } from '../view.ts';
import { HandDetails } from './HandDetails.tsx';
import { gameCounters, handCounters } from './lines.ts';
import { leadOf } from './scoreWords.ts';

/** The whole score after the last hand that is over. */
export function ScoreSheet(view: View) {
  const say = useSay();
  const { state } = view;
  const { records, options, phase } = state;
  const record = records.at(-1);
  if (record === undefined) return <p>{say('chinaso.no-hand-over')}</p>;
  const order = standings(state);
  const lead = leadOf(order, view);
  // the page of the final result has the places already
  const over = phase.name === 'over';
  return (
    <ScoreSheetParts
      unit="hand"
      headline={say(headlineOf(record, view))}
      lead={over || lead === null ? '' : say(lead)}
      people={view}
      standings={order}
      gainOf={over ? null : (seat) => say('chinaso.gain', { points: record.points[seat] ?? 0, deal: records.length })}
      said={
        <p className="score-key">
          {say('chinaso.key', { chart: options.cardPoints === 'face-value' ? 'face' : 'other' })} <RuleLink rule="CS6.2" />
        </p>
      }
      course={chinaso.course(state)}
      deals={records.map((each, k) => ({
        title: say('chinaso.hand-title', { deal: k + 1 }),
        said: say(headlineOf(each, view)),
        content: <HandDetails view={view} record={each} last={each === record} />,
      }))}
      every={<EveryHand view={view} />}
    />
  );
}

/** Every hand’s points; and what it brought in counters, where there are stakes. */
function EveryHand({ view }: { readonly view: View }) {
  const say = useSay();
  const { signed } = useFigures();
  const { state } = view;
  const { records, options, balances } = state;
  const rows = (cells: (record: DealRecord) => readonly (string | number)[]) =>
    records.map((record) => ({ head: String(record.number), cells: cells(record) }));
  const game = records.flatMap((record) => gameCounters(record) ?? []);
  return (
    <>
      <ScoreLedger
        caption={say('chinaso.points-of-every')}
        rowsAre={say('chinaso.row-hand')}
        rows={rows(({ points }) => points)}
        foot={{ head: say('shared.row-in-all'), cells: totals(state) }}
        people={view}
      />
      {options.stakes !== 'off' && (
        <>
          <h3>{say('chinaso.counters-title')}</h3>
          <ScoreLedger
            caption={say('chinaso.counters-of-every')}
            rowsAre={say('chinaso.row-hand')}
            rows={[
              ...rows((record) => handCounters(record).map(signed)),
              ...(game.length === 0 ? [] : [{ head: say('chinaso.row-game'), cells: game.map(signed) }]),
            ]}
            foot={{ head: say('shared.row-in-all'), cells: balances.map(signed) }}
            people={view}
          />
        </>
      )}
    </>
  );
}
