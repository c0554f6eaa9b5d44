import { chinkway, type ChinkwayState, standings } from '@chinwag/rules/chinkway';
import { message } from '../../../language/message.ts';
import { scoreSheet } from '../../../board/score/ScoreSheet.tsx';
import './chinkwaySheet.css';
import { DealDetails, TrumpOf } from './DealDetails.tsx';
import { Ledger } from './Ledger.tsx';
import { dealTitle, leadOf, newsOf, tieReasons } from './scoreWords.ts';

/** The score, deal by deal, and why one of two equal totals stands before the other. */
export const ScoreSheet = scoreSheet<ChinkwayState>(chinkway, {
  headline: newsOf,
  lead: leadOf,
  standings,
  gain: ({ number, points }, seat) => message('chinkway.gain-in-deal', { points: points[seat] ?? 0, deal: number }),
  keys: tieReasons,
  title: dealTitle,
  beside: (record) => <TrumpOf record={record} />,
  details: (record, view) => <DealDetails view={view} record={record} />,
  every: (view) => <Ledger view={view} />,
});
