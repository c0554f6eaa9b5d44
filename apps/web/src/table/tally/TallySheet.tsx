import type { Outcome, Tally } from '@chinwag/protocol';
import { catalogued } from '../../boards/catalogue.ts';
import { ScoreChart } from '../../boards/shared/score/ScoreChart.tsx';
import '../../boards/shared/score/scoreSheet.css';
import { personName } from '../../connection/tableView.ts';
import { inHalves, written } from '../../wording/numbers.ts';
import { placings, verdict } from '../result/placing.ts';
import { useTable } from '../tableContext.ts';
import { allEvenings, newestEvening, playersOf } from './evening.ts';
import { ReckoningTable } from './ReckoningTable.tsx';
import './tallySheet.css';
import { COUNTING, dayInWords, eveningTitle, leadInWords, timeOfDay } from './words.ts';

/** What `<TallySheet>` takes. */
export interface TallySheetProps {
  readonly tally: Tally;
  /** In ms since 1970. */
  readonly now: number;
}

/** What was played at the table: the newest evening with its chart, all evenings together, and each game with its places. */
export function TallySheet({ tally, now }: TallySheetProps) {
  const { table, you } = useTable();
  const nameNow = (person: string) => personName(table, person);
  const evening = newestEvening(tally.games, you, nameNow);
  if (evening === null) return <p>No game has been played to its end here yet.</p>;
  const { people, standings, course, games } = evening;
  const newest = tally.games.toReversed();
  return (
    <div className="score-sheet tally-sheet">
      <p className="score-news">{leadInWords(evening, now)}</p>
      <ReckoningTable caption={eveningTitle(evening, now)} reckoning={evening} />
      {games.length > 1 && (
        <section className="tally-chart">
          <h3>Game by game</h3>
          <ScoreChart standings={standings} course={course} people={people} unit="game" written={inHalves} />
        </section>
      )}
      {(newest.at(-1)?.number ?? 1) < (games[0]?.number ?? 1) && (
        <ReckoningTable caption="All evenings" reckoning={allEvenings(tally, you, nameNow)} />
      )}
      <section className="tally-games">
        <h3>Every game</h3>
        {newest.map((outcome, k) => {
          const day = dayInWords(outcome.endedAt, now);
          const above = newest[k - 1];
          const isNewDay = above === undefined || dayInWords(above.endedAt, now) !== day;
          return (
            <div key={outcome.number}>
              {isNewDay && <h4>{day}</h4>}
              <GameLine outcome={outcome} />
            </div>
          );
        })}
      </section>
      <p className="score-key">{COUNTING}</p>
    </div>
  );
}

function GameLine({ outcome }: { readonly outcome: Outcome }) {
  const { table, you } = useTable();
  const { game, endedAt, seats } = outcome;
  const standings = seats.map(({ place, score }, seat) => ({ seat, place, score })).toSorted((a, b) => a.place - b.place);
  const places = placings({ standings }, playersOf(outcome, you, (person) => personName(table, person)));
  return (
    <details className="tally-game slip">
      <summary>
        <b>{catalogued(game)?.title ?? game}</b>
        <time dateTime={new Date(endedAt).toISOString()}>{timeOfDay(endedAt)}</time>
        <span>{verdict(places)}</span>
      </summary>
      <ol>
        {places.map(({ standing, place, called, you: yours }) => (
          <li key={standing.seat} data-you={yours || undefined}>
            <span>{place}</span>
            <span className="one-line">{called}</span>
            <span>{written(standing.score)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
