import type { Outcome, Tally } from '@chinwag/protocol';
import { catalogued } from '../../games/catalogue.ts';
import { ScoreChart } from '../../board/score/ScoreChart.tsx';
import '../../board/score/scoreSheet.css';
import { personName } from '../../session/tableView.ts';
import type { Message } from '../../language/message.ts';
import { useFigures } from '../../language/useFigures.ts';
import { placings, verdict } from '../result/placing.ts';
import { useTable } from '../tableContext.ts';
import { useLanguage, useSay } from '../../language/language.ts';
import { allEvenings, newestEvening, playersOf } from './evening.ts';
import { TallyTable } from './TallyTable.tsx';
import './tallySheet.css';
import { dayInWords, eveningTitle, leadInWords, timeOfDay } from './words.ts';

export interface TallySheetProps {
  readonly tally: Tally;
  /** The current time, in ms since 1970. */
  readonly now: number;
}

/** The games played at the table: the latest evening with its chart, all evenings together, and each game with its places. */
export function TallySheet({ tally, now }: TallySheetProps) {
  const say = useSay();
  const { table, you } = useTable();
  const { id: language } = useLanguage();
  const { inHalves } = useFigures();
  const text = (said: Message | string): string => (typeof said === 'string' ? said : say(said));
  const nameNow = (person: string) => personName(table, person);
  const evening = newestEvening(tally.games, you, nameNow);
  if (evening === null) return <p>{say('tally.none')}</p>;
  const { people, standings, course, games } = evening;
  const newest = tally.games.toReversed();
  return (
    <div className="score-sheet tally-sheet">
      <p className="score-news">{say(leadInWords(evening, now))}</p>
      <TallyTable caption={text(eveningTitle(evening, now, language))} summary={evening} />
      {games.length > 1 && (
        <section className="tally-chart">
          <h3>{say('tally.game-by-game')}</h3>
          <ScoreChart standings={standings} course={course} people={people} unit="game" written={inHalves} />
        </section>
      )}
      {(newest.at(-1)?.number ?? 1) < (games[0]?.number ?? 1) && (
        <TallyTable caption={say('tally.all-evenings')} summary={allEvenings(tally, you, nameNow)} />
      )}
      <section className="tally-games">
        <h3>{say('tally.every-game')}</h3>
        {newest.map((outcome, k) => {
          const day = text(dayInWords(outcome.endedAt, now, language));
          const above = newest[k - 1];
          const isNewDay = above === undefined || text(dayInWords(above.endedAt, now, language)) !== day;
          return (
            <div key={outcome.number}>
              {isNewDay && <h4>{day}</h4>}
              <GameLine outcome={outcome} />
            </div>
          );
        })}
      </section>
      <p className="score-key">{say('tally.counting')}</p>
    </div>
  );
}

function GameLine({ outcome }: { readonly outcome: Outcome }) {
  const say = useSay();
  const { table, you } = useTable();
  const { id: language } = useLanguage();
  const { written } = useFigures();
  const { game, endedAt, seats } = outcome;
  const standings = seats.map(({ place, score }, seat) => ({ seat, place, score })).toSorted((a, b) => a.place - b.place);
  const places = placings({ standings }, playersOf(outcome, you, (person) => personName(table, person)));
  return (
    <details className="tally-game slip">
      <summary>
        <b>{catalogued(game)?.title ?? game}</b>
        <time dateTime={new Date(endedAt).toISOString()}>{timeOfDay(endedAt, language)}</time>
        <span>{say(verdict(places))}</span>
      </summary>
      <ol>
        {places.map(({ standing, place, who }) => (
          <li key={standing.seat} data-you={who.you || undefined}>
            <span>{say(place)}</span>
            <span className="one-line">{say('board.head', { who })}</span>
            <span>{written(standing.score)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
