import { chinkway, type ChinkwayState, POINTS, standings, totals } from '@chinwag/rules/chinkway';
import { SuitIcon } from '../../../cards/SuitIcon.tsx';
import { SideMark } from '../../../ui/SideMark.tsx';
import { message } from '../../../language/message.ts';
import { scoreSheet } from '../../../board/score/ScoreSheet.tsx';
import { QuestTable } from '../QuestTable.tsx';
import { companyOf, shapeOf } from '../sides.ts';
import './chinkwaySheet.css';
import { dealTitle, leadOf, newsOf, tieReasons, tricksSentence } from './scoreWords.ts';

/** Chinkway's score sheet: every deal, its partners, and how ties are broken. */
export const ScoreSheet = scoreSheet<ChinkwayState>(chinkway, {
  headline: newsOf,
  lead: leadOf,
  standings,
  gain: ({ number, points }, seat) => message('chinkway.gain-in-deal', { points: points[seat] ?? 0, deal: number }),
  keys: tieReasons,
  title: dealTitle,
  beside: ({ trump }, _, { say }) => <>{say('chinkway.trump', { trump })} <SuitIcon suit={trump} label="" /></>,
  details: (record, view, { say }) => (
    <>
      <div className="quest-tall"><QuestTable of={record} people={view} /></div>
      <p>{say(tricksSentence(record, view))}</p>
    </>
  ),
  every: (view, { say }) => ({
    caption: say('chinkway.every-deal'),
    rows: view.state.records.map((record, k) => ({
      head: String(k + 1),
      cells: record.points.map((points, seat) => (
        <span key={seat} className="score-earned" data-full={points === POINTS.at(-1) || undefined}>
          <span className="score-company">{say(companyOf(record, seat, view))}</span>{' '}
          <SideMark side={shapeOf(record, seat)} />
          {points}
        </span>
      )),
    })),
    foot: { head: say('board.row-in-all'), cells: totals(view.state.records) },
    under: <p className="score-key"><SideMark side="hex" /> {say('chinkway.key')}</p>,
  }),
});
