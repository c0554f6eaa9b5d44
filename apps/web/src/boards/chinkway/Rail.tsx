import { standings } from '@chinwag/rules/chinkway';
import { Slip } from '../../kit/Slip.tsx';
import { numberWord } from '../../wording/words.ts';
import { isYou, Someone } from '../shared/people.ts';
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
        <section className="standings-rail">
          <h2>After {records.length === 1 ? 'one deal' : `${numberWord(records.length)} deals`}</h2>
          <ol>
            {standings(view.state).map(({ seat, score }) => (
              <li key={seat} data-you={isYou(view, seat) || undefined}>
                <b>{score}</b>
                <span className="one-line">{Someone(view, seat)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
