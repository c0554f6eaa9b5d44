import { chinaso, type DealRecord, standings, totals } from '@chinwag/rules/chinaso';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { signed, written } from '../../../wording/numbers.ts';
import { ScoreChart } from '../../shared/score/ScoreChart.tsx';
import { ScoreLedger } from '../../shared/score/ScoreLedger.tsx';
import { ScoreSheetParts } from '../../shared/score/ScoreSheetParts.tsx';
import { Standings } from '../../shared/score/Standings.tsx';
import type { View } from '../view.ts';
import './chinasoSheet.css';
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
  return (
    <ScoreSheetParts
      unit="hand"
      headline={headlineOf(record, view)}
      lead={phase.name === 'over' ? '' : leadOf(order, view)}
      places={
        <>
          {/* the page of the final result has them already */}
          {phase.name !== 'over' && (
            <Standings standings={order} people={view} gainOf={(seat) => `+${record.points[seat] ?? 0} in hand ${records.length}`} />
          )}
          <p className="score-key">
            Fewest points win. Cards left in hand count {options.cardPoints === 'face-value' ? 'their face value' : 'fives and tens'}.{' '}
            <RuleLink rule="CS6.2" />
          </p>
        </>
      }
      course={<ScoreChart standings={order} course={chinaso.course(state)} people={view} unit="hand" />}
      details={<HandDetails view={view} />}
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
    <div className="every-hand" data-players={view.players.length}>
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
    </div>
  );
}
