import { standings, totals } from '@chinwag/rules/chinkway';
import { Slip } from '../../ui/Slip.tsx';
import { useSay } from '../../language/language.ts';
import { ScoreRail } from '../../board/defaults/ScoreRail.tsx';
import { QuestTable } from './QuestTable.tsx';
import './rail.css';
import type { View } from './view.ts';

/** The Quest and the standings, above the log. */
export function Rail(view: View) {
  const say = useSay();
  const { deal, records } = view.state;
  return (
    <>
      <Slip className="quest-rail quest-tall" aria-label={say('chinkway.the-quest')}>
        <QuestTable of={deal} people={view} />
      </Slip>
      {records.length > 0 && (
        <ScoreRail
          scores={totals(records)}
          gains={records.at(-1)?.points ?? null}
          seats={standings(view.state).map(({ seat }) => seat)}
          people={view}
        />
      )}
    </>
  );
}
