import type { GuestId, PlayedGame } from '@chinwag/protocol';
import { useState } from 'react';
import { catalogued } from '../../games/catalogue.ts';
import { unitOf } from '../../games/abouts.ts';
import { CheckGameButton } from '../../fairness/CheckGameButton.tsx';
import { SaveGameButton } from '../../fairness/SaveGameButton.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useCalled } from '../../language/useCalled.ts';
import { useLanguage, useSay } from '../../language/language.ts';
import type { Message } from '../../language/message.ts';
import { useFigures } from '../../language/useFigures.ts';
import { replayPath } from '../../replay/moment.ts';
import { dayInWords } from '../../table/tally/words.ts';
import { finishedOf, hasPlaces, headsToHead, notableDeals, type NotableDeal, placeIn, recordOf, streaksOf } from './statistics.ts';

export interface HistorySheetProps {
  /** The games, newest first; at least one. */
  readonly games: readonly PlayedGame[];
  /** The current time, in ms since 1970. */
  readonly now: number;
}

/** The filter of the list: games of one kind, games with a person, or null for all. */
interface Wanted {
  readonly game: string | null;
  readonly person: GuestId | null;
}

/** The number of games listed at first. */
const LISTED = 30;

/** The totals of a guest's games, by kind and by person, and a list of the games, each with a replay button. */
export function HistorySheet({ games, now }: HistorySheetProps) {
  const say = useSay();
  const [wanted, setWanted] = useState<Wanted>({ game: null, person: null });
  const [listed, setListed] = useState(LISTED);
  const kinds = [...new Set(games.map(({ game }) => game))];
  const people = headsToHead(games);
  const shown = games.filter((played) => isWanted(played, wanted));
  const finished = finishedOf(shown);
  const { games: count, wins } = recordOf(finished);
  const streaks = streaksOf(finished);
  const [kind] = new Set(shown.map(({ game }) => game)).size === 1 ? kinds.filter((id) => id === shown[0]?.game) : [];
  const notable = kind === undefined ? null : notableDeals(finished);
  return (
    <>
      <div className="history-wanted">
        <select
          aria-label={say('history.by-game')}
          value={wanted.game ?? ''}
          onChange={({ target }) => setWanted({ ...wanted, game: target.value === '' ? null : target.value })}
        >
          <option value="">{say('history.all-games')}</option>
          {kinds.map((id) => (
            <option key={id} value={id}>
              {titleOf(id)}
            </option>
          ))}
        </select>
        <select
          aria-label={say('history.by-people')}
          value={wanted.person ?? ''}
          onChange={({ target }) =>
            setWanted({ ...wanted, person: people.find(({ person }) => person === target.value)?.person ?? null })
          }
        >
          <option value="">{say('history.all-people')}</option>
          {people.map(({ person, name }) => (
            <option key={person} value={person}>
              {say('history.with', { name })}
            </option>
          ))}
        </select>
      </div>
      <section className="history-sums" aria-label={say('history.in-all')}>
        <p>{say('history.record', { games: count, wins })}</p>
        {streaks.longest > 1 && <p>{say('history.streaks', streaks)}</p>}
        {notable !== null && (
          <ul>
            <DealLine deal={notable.best} kind="best" />
            <DealLine deal={notable.worst} kind="worst" />
          </ul>
        )}
      </section>
      {people.length > 0 && <HeadsToHead games={finished} />}
      <section className="history-games slip">
        <h2>{say('history.every-game')}</h2>
        <ol>
          {shown.slice(0, listed).map((played) => (
            <GameLine key={played.id} played={played} now={now} />
          ))}
        </ol>
        {shown.length > listed && (
          <button type="button" className="button button-quiet" onClick={() => setListed(listed + LISTED)}>
            {say('history.more')}
          </button>
        )}
      </section>
    </>
  );
}

function DealLine({ deal: { played, deal, points }, kind }: { readonly deal: NotableDeal; readonly kind: 'best' | 'worst' }) {
  const say = useSay();
  const { signed } = useFigures();
  const values = { unit: unitOf(played.game), deal, points: signed(points), game: titleOf(played.game) };
  return <li>{say(`history.${kind}-deal`, values)}</li>;
}

function HeadsToHead({ games }: { readonly games: readonly PlayedGame[] }) {
  const say = useSay();
  const called = useCalled();
  return (
    <div className="history-heads slip">
      <table>
        <caption>{say('history.head-to-head')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('history.who')}</th>
            <th scope="col">{say('history.games')}</th>
            <th scope="col">{say('history.ahead')}</th>
            <th scope="col">{say('history.level')}</th>
            <th scope="col">{say('history.behind')}</th>
          </tr>
        </thead>
        <tbody>
          {headsToHead(games).map(({ person, name, games: together, ahead, level, behind }) => (
            <tr key={person}>
              <th scope="row">{called(name)}</th>
              <td>{together}</td>
              <td>{ahead}</td>
              <td>{level}</td>
              <td>{behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GameLine({ played, now }: { readonly played: PlayedGame; readonly now: number }) {
  const say = useSay();
  const { id: language } = useLanguage();
  const { written } = useFigures();
  const { id, game, endedAt, seats, yourSeat, ending, kept: stored } = played;
  const text = (said: Message | string): string => (typeof said === 'string' ? said : say(said));
  const score = written(seats[yourSeat]?.score ?? 0);
  const counts = hasPlaces(played);
  const others = seats.filter((_, seat) => seat !== yourSeat).map(({ name }) => name);
  return (
    <li data-room={game} data-won={placeIn(played) === 1 || undefined}>
      <div>
        <b>{titleOf(game)}</b> <span className="history-day">{text(dayInWords(endedAt, now, language))}</span>
        <p>
          {counts && say('history.came', { place: placeIn(played), of: seats.length, score, others })}
          {!counts && say(ending === 'agreed' ? 'history.unfinished' : 'history.retried', { score, others })}
        </p>
      </div>
      {stored ? (
        <div className="history-saved">
          <ButtonLink href={replayPath(id)}>{say('history.look-again')}</ButtonLink>
          <CheckGameButton id={id} label={say('fairness.title')} labelled="by-ear" />
          <SaveGameButton id={id} label={say('fairness.export')} labelled="by-ear" />
        </div>
      ) : (
        <small>{say('history.not-stored')}</small>
      )}
    </li>
  );
}

function isWanted({ game, seats, yourSeat }: PlayedGame, wanted: Wanted): boolean {
  const there = wanted.person === null || seats.some(({ person }, seat) => person === wanted.person && seat !== yourSeat);
  return there && (wanted.game === null || game === wanted.game);
}

function titleOf(game: string): string {
  return catalogued(game)?.title ?? game;
}
