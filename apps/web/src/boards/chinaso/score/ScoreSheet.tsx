import { chinaso, type DealRecord, standings, totals } from '@chinwag/rules/chinaso';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { signed, written } from '../../../wording/numbers.ts';
import { ScoreLedger } from '../../shared/score/ScoreLedger.tsx';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import type { View } from '../view.ts';
import { HandDetails } from './HandDetails.tsx';
import { gameCounters, handCounters } from './lines.ts';
import { headlineOf, leadOf } from './scoreWords.ts';

/** The whole score after the last hand that is over. */
export function ScoreSheet(view: View) {
  const { state } = view;
  const { records, options, phase } = state;
  const record = records.at(-1);
  if (record === undefined) return <p>No hand is over yet. Fewest points after seven hands win.</p>;
  const order = standings(state);
  // the page of the final result has the places already
  const over = phase.name === 'over';
  return (
    <ScoreSheetParts
      unit="hand"
      headline={headlineOf(record, view)}
      lead={over ? '' : leadOf(order, view)}
      people={view}
      standings={order}
      gainOf={over ? null : (seat) => `+${record.points[seat] ?? 0} in hand ${records.length}`}
      said={
        <p className="score-key">
          Fewest points win. Cards left in hand count{' '}
          {options.cardPoints === 'face-value' ? 'their face value' : 'fives and tens'}. <RuleLink rule="CS6.2" />
        </p>
      }
      course={chinaso.course(state)}
      deals={records.map((each, k) => ({
        title: `Hand ${k + 1}`,
        said: headlineOf(each, view),
        content: <HandDetails view={view} record={each} last={each === record} />,
      }))}
      every={<EveryHand view={view} />}
    />
  );
}

/** Every hand’s points; and what it brought in counters, where there are stakes. */
function EveryHand({ view }: { readonly view: View }) {
  const { state } = view;
  const { records, options, balances } = state;
  const rows = (cells: (record: DealRecord) => readonly (string | number)[]) =>
    records.map((record) => ({ head: String(record.number), cells: cells(record) }));
  const game = records.flatMap((record) => gameCounters(record) ?? []);
  return (
    <>
      <ScoreLedger
        caption="Points of every hand"
        rowsAre="Hand"
        rows={rows(({ points }) => points)}
        foot={{ head: 'In all', cells: totals(state) }}
        people={view}
      />
      {options.stakes !== 'off' && (
        <>
          <h3>Counters</h3>
          <ScoreLedger
            caption="Counters of every hand"
            rowsAre="Hand"
            rows={[
              ...rows((record) => handCounters(record).map(signed)),
              ...(game.length === 0 ? [] : [{ head: 'Game', cells: game.map(signed) }]),
            ]}
            foot={{ head: 'In all', cells: balances.map(written) }}
            people={view}
          />
        </>
      )}
    </>
  );
}
