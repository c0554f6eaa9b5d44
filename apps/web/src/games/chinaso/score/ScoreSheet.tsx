import { chinaso, type ChinasoState, type DealRecord, handCount, standings, totals } from '@chinwag/rules/chinaso';
import { useSay } from '../../../language/language.ts';
import { message } from '../../../language/message.ts';
import { useFigures } from '../../../language/useFigures.ts';
import { ScoreLedger } from '../../../board/score/ScoreLedger.tsx';
import { scoreSheet } from '../../../board/score/ScoreSheet.tsx';
import { headlineOf } from '../endings.ts';
import type { View } from '../view.ts';
import { HandDetails } from './HandDetails.tsx';
import { gameCounters, handCounters } from './lines.ts';
import { leadOf } from './scoreWords.ts';

/** The score, hand by hand, and where there are stakes in counters too. */
export const ScoreSheet = scoreSheet<ChinasoState>(chinaso, {
  unit: 'hand',
  none: ({ options }) => message('chinaso.no-hand-over', { deals: handCount(options) }),
  headline: headlineOf,
  lead: (view) => (view.state.phase.name === 'over' ? null : leadOf(standings(view.state), view)),
  standings,
  gain: ({ number, points }, seat) => message('chinaso.gain', { points: points[seat] ?? 0, deal: number }),
  keys: ({ state: { options } }) => [
    { sentence: message('chinaso.key', { chart: options.cardPoints === 'face-value' ? 'face' : 'other' }), rule: 'CS6.2' },
  ],
  title: ({ number }) => message('chinaso.hand-title', { deal: number }),
  details: (record, view) => <HandDetails view={view} record={record} />,
  every: (view) => <EveryHand view={view} />,
});

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
        foot={{ head: say('board.row-in-all'), cells: totals(state) }}
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
            foot={{ head: say('board.row-in-all'), cells: balances.map(signed) }}
            people={view}
          />
        </>
      )}
    </>
  );
}
