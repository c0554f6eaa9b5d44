import { chinchon, type ChinchonState, isIn, isScored, standings } from '@chinwag/rules/chinchon';
import { message } from '../../../language/message.ts';
import { scoreSheet } from '../../../board/score/ScoreSheet.tsx';
import './chinchonSheet.css';
import { CounterTable } from './CounterTable.tsx';
import { DealCell, MARKS } from './DealCell.tsx';
import { DealDetails } from './DealDetails.tsx';
import { headlineOf, leadOf } from './scoreWords.ts';

/** Chinchón's score sheet: every deal's points, how they add up, and the counters. */
export const ScoreSheet = scoreSheet<ChinchonState>(chinchon, {
  none: ({ options }) => message('chinchon.none-over', { target: options.target }),
  headline: headlineOf,
  lead: (view) => (view.state.phase.name === 'over' ? null : leadOf(standings(view.state), view.state, view)),
  standings,
  gain: (record, seat, state) => {
    const points = record.points[seat] ?? null;
    if (points === null) return message('chinchon.standing.out');
    if (!isIn(state, seat)) return message('chinchon.gain-out', { points });
    const back = record.reenlisted.includes(seat) && isScored(state);
    return message(back ? 'chinchon.gain-back' : 'chinchon.gain', { points });
  },
  beneath: (view) => <CounterTable view={view} />,
  details: (record, view) => <DealDetails view={view} record={record} />,
  every: ({ state: { records, totals } }, { say, written }) => ({
    caption: say('chinchon.caption'),
    rows: records.map((record) => ({
      head: written(record.number),
      cells: totals.map((_, seat) => <DealCell key={seat} record={record} seat={seat} />),
    })),
    foot: { head: say('chinchon.now'), cells: totals.map(written) },
    under: (
      <ul className="score-key chinchon-counters">
        {MARKS.map((mark) => (
          <li key={mark}>
            <i className="score-mark">{say(`chinchon.mark.${mark}`)}</i> {say(`chinchon.mark-means.${mark}`)}
          </li>
        ))}
      </ul>
    ),
  }),
});
