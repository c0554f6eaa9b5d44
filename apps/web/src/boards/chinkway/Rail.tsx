import { standings, totals } from '@chinwag/rules/chinkway';
import { Slip } from '../../kit/Slip.tsx';
import { numberWord } from '../../wording/words.ts';
import { StandingsTable } from '../shared/score/StandingsTable.tsx';
import { QuestTable } from './QuestTable.tsx';
import './rail.css';
import type { View } from './view.ts';

/** The Quest and the standings, above the log. */
export function Rail(view: View) {
  const { deal, records } = view.state;
  return (
    <>
      <Slip className="quest-rail quest-tall" aria-label="The Quest">
        <QuestTable seating={deal} quest={deal.quest} taken={deal.taken} people={view} />
      </Slip>
      {records.length > 0 && (
        <StandingsTable
          heading={`After ${records.length === 1 ? 'one deal' : `${numberWord(records.length)} deals`}`}
          seats={standings(view.state).map(({ seat }) => seat)}
          people={view}
          columns={[{ heading: 'points', cells: totals(records).map((total, seat) => <b key={seat}>{total}</b>) }]}
        />
      )}
    </>
  );
}
