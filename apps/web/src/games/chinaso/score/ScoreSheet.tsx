import { chinaso, type ChinasoState, handCount, standings, totals } from '@chinwag/rules/chinaso';
import { useWords } from '../../../language/useWords.ts';
import { message } from '../../../language/message.ts';
import { ScoreLedger } from '../../../board/score/ScoreLedger.tsx';
import { scoreSheet } from '../../../board/score/ScoreSheet.tsx';
import { headlineOf } from '../endings.ts';
import type { View } from '../view.ts';
import { handDetails } from './handDetails.tsx';
import { gameCounters, handCounters } from './lines.ts';
import { leadOf } from './scoreWords.ts';

/** Chinaso's score sheet: every hand in points and, where there are stakes, in counters. */
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
  details: handDetails,
  every: (view, { say }) => ({
    caption: say('chinaso.points-of-every'),
    rowsAre: say('chinaso.row-hand'),
    rows: view.state.records.map(({ number, points }) => ({ head: String(number), cells: points })),
    foot: { head: say('board.row-in-all'), cells: totals(view.state) },
    under: view.state.options.stakes !== 'off' && <EveryHandInCounters view={view} />,
  }),
});

/** Shows each player's change of counters in every hand, where there are stakes. */
function EveryHandInCounters({ view }: { readonly view: View }) {
  const { say, signed } = useWords();
  const { records, balances } = view.state;
  const hands = records.map((record) => ({ head: String(record.number), cells: handCounters(record).map(signed) }));
  const game = records.flatMap((record) => gameCounters(record) ?? []);
  return (
    <>
      <h3>{say('chinaso.counters-title')}</h3>
      <ScoreLedger
        caption={say('chinaso.counters-of-every')}
        rowsAre={say('chinaso.row-hand')}
        rows={game.length === 0 ? hands : [...hands, { head: say('chinaso.row-game'), cells: game.map(signed) }]}
        foot={{ head: say('board.row-in-all'), cells: balances.map(signed) }}
        people={view}
      />
    </>
  );
}
