import { isolated, type Refusal } from '@chinwag/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { CatalogueEntry } from '../games/catalogue.ts';
import { useRefusalWords } from '../board/refusalWords.ts';
import { postTable } from '../session/api.ts';
import { type GuestSession, useGuest } from '../session/guest.ts';
import { unrecognizedReason } from '../session/tokenRefusals.ts';
import { IS_COPY } from '../basePath.ts';
import { LanguageOffer } from '../ui/forms/LanguageOffer.tsx';
import { Band } from '../ui/Band.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Complaint } from '../ui/Complaint.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Token } from '../ui/Token.tsx';
import { useSay } from '../language/language.ts';
import { isLessonToOffer, lessonPath, noteLessonOffered } from '../games/lessons.ts';
import { restartPractice, type PracticeInSight, practicePath } from '../session/practice/practice.ts';
import { useNoConnection } from '../session/useNoConnection.ts';
import { Bolt } from './Bolt.tsx';
import './home.css';
import { HowItIsPlayedDialog, NameDialog, PracticeDialog, PreferencesDialog, YourTables } from './shownLater.ts';
import type { WayToPractise } from './PracticeDialog.tsx';
import { JoinForm } from '../table/JoinForm.tsx';
import { tablePath } from '../table/tableLink.ts';
import { UnknownGuest } from '../table/devices/shownLater.ts';
import { usePage } from '../ui/page/usePage.ts';
import { useYourPractices } from './yourTables/useYourPractices.ts';
import { useYourTables } from './yourTables/useYourTables.ts';

type OpenedDialog =
  | { readonly name: 'preferences' | 'name' }
  | { readonly name: 'name-first' | 'how'; readonly game: CatalogueEntry }
  | { readonly name: 'practice'; readonly game: CatalogueEntry; readonly ways: readonly WayToPractise[] };

/** Why a table of a game could not be opened. */
interface Trouble {
  readonly refusal: Refusal;
  readonly game: CatalogueEntry;
}

/** The most games on one rod. */
const ON_A_ROD = 5;

/** The home page: the games, hanging from a rod. If there are too many for one rod, several rods share them evenly. */
export function HomePage({ games }: { readonly games: readonly CatalogueEntry[] }) {
  const say = useSay();
  usePage(say('pages.title'));
  const session = useGuest();
  const [open, setOpen] = useState<OpenedDialog | null>(null);
  const [opening, setOpening] = useState<CatalogueEntry | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [, navigate] = useLocation();
  const { tables, putAway } = useYourTables(session);
  const { practices, giveUp } = useYourPractices();
  const isAlone = useNoConnection();

  const openTable = async (game: CatalogueEntry, guest: GuestSession) => {
    setOpening(game);
    setTrouble(null);
    const answer = await postTable(guest.token, game.id);
    setOpening(null);
    if (answer.ok) navigate(tablePath(answer.code));
    else setTrouble({ refusal: answer, game });
  };
  const choose = (game: CatalogueEntry) => {
    if (opening !== null) return;
    if (session === null) setOpen({ name: 'name-first', game });
    else void openTable(game, session);
  };
  /**
   * Starts a practice game with one press, because bots need no name. If there is a game to continue or a lesson to offer, a dialog
   * asks first.
   */
  const practise = (game: CatalogueEntry) => {
    const ways = waysToPractise(game, practices);
    if (ways.includes('lesson')) noteLessonOffered(game.id);
    if (ways.length > 1) setOpen({ name: 'practice', game, ways });
    else practiseBy(game, 'straight');
  };
  const practiseBy = (game: CatalogueEntry, way: WayToPractise) => {
    if (way === 'lesson') return navigate(lessonPath(game.id));
    if (way !== 'go-on') restartPractice(game.id);
    navigate(practicePath(game.id));
  };
  const close = () => setOpen(null);
  const hung = rods(games);

  return (
    <div className="home">
      <div>
        {isAlone && !IS_COPY && (
          <Band
            icon="offline"
            headline={say('pages.no-connection.title')}
            action={<Button onClick={() => window.location.reload()}>{say('pages.try-again')}</Button>}
          >
            {say('pages.no-connection.what-works')}
          </Band>
        )}
        <LanguageOffer />
        <header className="home-head">
          <h1>Chinwag</h1>
          <p>
            {say(IS_COPY ? 'pages.pitch-copy' : 'pages.pitch')} <span className="home-wide">{say('pages.pitch-more')}</span>{' '}
            <Link href="/stored">{say('pages.stored')}</Link>
          </p>
          {!IS_COPY && <NameChip session={session} onPress={() => setOpen({ name: 'name' })} />}
        </header>
      </div>
      {tables.length + practices.length > 0 && (
        <YourTables tables={tables} practices={practices} onPutAway={putAway} onGiveUp={giveUp} />
      )}
      <main style={{ '--on-a-rod': Math.max(...hung.map((hanging) => hanging.length)) }}>
        {trouble !== null && <TroubleSlip trouble={trouble} session={session} onStarted={openTable} />}
        {hung.map((hanging) => (
          <div key={hanging[0]?.id} className="home-rail">
            <div className="home-rod" aria-hidden="true" />
            <div className="home-bolts">
              {hanging.map((game) => (
                <Bolt
                  key={game.id}
                  game={game}
                  isOpening={opening === game}
                  onOpen={() => choose(game)}
                  onPractise={() => practise(game)}
                  onHow={() => setOpen({ name: 'how', game })}
                />
              ))}
            </div>
          </div>
        ))}
      </main>
      <footer className="home-foot">
        {IS_COPY ? <TablesElsewhere /> : <JoinForm />}
        <nav aria-label={say('pages.more')}>
          <Link href="/rules" className="icon-button" aria-label={say('pages.rules-of-games')} title={say('pages.rules')}>
            <Icon name="book" />
          </Link>
          <Link href="/me" className="icon-button" aria-label={say('pages.my-games')} title={say('pages.my-games')}>
            <Icon name="log" />
          </Link>
          <IconButton icon="settings" label={say('pages.preferences')} onClick={() => setOpen({ name: 'preferences' })} />
        </nav>
      </footer>
      {open?.name === 'how' && <HowItIsPlayedDialog game={open.game} onClose={close} />}
      {open?.name === 'preferences' && <PreferencesDialog onClose={close} />}
      {open?.name === 'name' && <NameDialog action={say('pages.keep-name')} onClose={close} onNamed={close} onForgotten={close} />}
      {open?.name === 'name-first' && (
        <NameDialog
          action={say('pages.open-the-table')}
          onClose={close}
          onNamed={(named) => {
            close();
            void openTable(open.game, named);
          }}
        />
      )}
      {open?.name === 'practice' && (
        <PracticeDialog game={open.game} onClose={close} ways={open.ways} onChoose={(way) => practiseBy(open.game, way)} />
      )}
    </div>
  );
}

/** Returns the games on each rod: as few rods as possible, whose numbers of games differ by one at most. */
function rods(games: readonly CatalogueEntry[]): readonly (readonly CatalogueEntry[])[] {
  const count = Math.ceil(games.length / ON_A_ROD);
  const starts = Array.from({ length: count + 1 }, (_, rod) => Math.ceil((rod * games.length) / count));
  return starts.slice(1).map((end, rod) => games.slice(starts[rod], end));
}

interface TroubleSlipProps {
  readonly trouble: Trouble;
  readonly session: GuestSession | null;
  readonly onStarted: (game: CatalogueEntry, session: GuestSession) => Promise<void>;
}

/** Says why a table could not be opened, and what to do if the server does not recognize the guest. */
function TroubleSlip({ trouble: { refusal, game }, session, onStarted }: TroubleSlipProps) {
  const words = useRefusalWords();
  const reason = unrecognizedReason(refusal.code);
  if (reason === null || session === null) {
    return <Complaint className="home-trouble slip">{words(refusal)}</Complaint>;
  }
  return (
    <div className="home-trouble slip">
      <UnknownGuest name={session.guest.name} reason={reason} onStarted={(started) => void onStarted(game, started)} />
    </div>
  );
}

/** A link from a static copy to a server with tables among friends, if the copy's publisher has set one. */
function TablesElsewhere() {
  const say = useSay();
  const address: string | undefined = import.meta.env['VITE_TABLES_AT'];
  return address === undefined ? null : <a href={address}>{say('pages.tables-elsewhere')}</a>;
}

function NameChip({ session, onPress }: { session: GuestSession | null; onPress: () => void }) {
  const say = useSay();
  if (session === null) {
    return (
      <Button className="home-name" icon="person" onClick={onPress}>
        {say('pages.your-name')}
      </Button>
    );
  }
  const { name, badge } = session.guest;
  return (
    <Button className="home-name" onClick={onPress}>
      <span className="visually-hidden">{say('pages.you-are', { name: isolated(name) })}</span>
      <span className="home-name-chip" aria-hidden="true">
        <Token name={name} badge={badge} />
        <span>{isolated(name)}</span>
      </span>
    </Button>
  );
}

function waysToPractise(game: CatalogueEntry, practices: readonly PracticeInSight[]): readonly WayToPractise[] {
  if (practices.some((stored) => stored.game === game.id && stored.at === 'practice')) return ['go-on', 'again'];
  return isLessonToOffer(game.id) ? ['lesson', 'straight'] : ['straight'];
}
