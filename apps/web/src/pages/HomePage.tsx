import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { CATALOGUE, type CatalogueEntry } from '../boards/catalogue.ts';
import { postTable } from '../connection/api.ts';
import {
  currentGuest, giveName, type GuestSession, isPractising, PRACTISING, renewGuest, useGuest,
} from '../connection/guest.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Token } from '../kit/Token.tsx';
import { Bolt, type Purpose } from './Bolt.tsx';
import './home.css';
import { JoinForm } from './JoinForm.tsx';
import { NameDialog } from './NameDialog.tsx';
import { PreferencesDialog } from './PreferencesDialog.tsx';
import { tablePath } from '../table/tableLink.ts';
import { usePage } from '../frame/usePage.ts';

interface Wish {
  readonly game: CatalogueEntry;
  readonly purpose: Purpose;
}

type Open = { readonly name: 'preferences' | 'name' } | { readonly name: 'name-first'; readonly wish: Wish };

/** The five games, hung from a rod. */
export function HomePage() {
  usePage('Chinwag: five card games, one link, your friends');
  const session = useGuest();
  const [open, setOpen] = useState<Open | null>(null);
  const [opening, setOpening] = useState<Wish | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, navigate] = useLocation();

  const openTable = async (wish: Wish, guest: GuestSession) => {
    setOpening(wish);
    setTrouble(null);
    const answer = await askForTable(wish, guest);
    setOpening(null);
    if (answer.ok) navigate(tablePath(answer.code), { state: { opened: true } });
    else setTrouble(answer.message);
  };
  /** Bots need no name: one press, and the cards are dealt. */
  const practise = async (wish: Wish) => {
    setOpening(wish);
    const named = await giveName(PRACTISING);
    if (named.ok) return openTable(wish, named);
    setOpening(null);
    setTrouble(named.message);
  };
  const choose = (game: CatalogueEntry, purpose: Purpose) => {
    if (opening !== null) return;
    const wish = { game, purpose };
    if (session === null && purpose === 'practise') void practise(wish);
    else if (session === null || (purpose === 'friends' && isPractising(session))) setOpen({ name: 'name-first', wish });
    else void openTable(wish, session);
  };
  const close = () => setOpen(null);

  return (
    <div className="home">
      <header className="home-head">
        <h1>Chinwag</h1>
        <p>
          Pick a game, send the link, play. <span className="home-wide">No account, nothing to install.</span>
        </p>
        <NameChip session={session} onPress={() => setOpen({ name: 'name' })} />
      </header>
      <main>
        <div className="home-rod" aria-hidden="true" />
        {trouble !== null && (
          <p className="home-trouble slip" role="alert">
            {trouble}
          </p>
        )}
        <div className="home-bolts">
          {CATALOGUE.map((game) => (
            <Bolt
              key={game.id}
              game={game}
              opening={opening?.game === game ? opening.purpose : null}
              onChoose={(purpose) => choose(game, purpose)}
            />
          ))}
        </div>
      </main>
      <footer className="home-foot">
        <JoinForm />
        <p className="home-wide">Your name stays on this device. Nobody is asked for more.</p>
        <nav aria-label="More">
          <Link href="/rules" className="icon-button" aria-label="The rules of the games" title="Rules">
            <Icon name="book" />
          </Link>
          <IconButton icon="settings" label="Preferences" onClick={() => setOpen({ name: 'preferences' })} />
        </nav>
      </footer>
      {open?.name === 'preferences' && <PreferencesDialog onClose={close} />}
      {open?.name === 'name' && <NameDialog action="Keep" onClose={close} onNamed={close} />}
      {open?.name === 'name-first' && (
        <NameDialog
          action="Open the table"
          onClose={close}
          onNamed={(named) => {
            close();
            void openTable(open.wish, named);
          }}
        />
      )}
    </div>
  );
}

/** A table for the wish; for a guest the server has forgotten, under the same name as a new one. */
async function askForTable({ game, purpose }: Wish, { token, guest }: GuestSession) {
  const answer = await postTable(token, game.id, purpose);
  if (answer.ok || answer.code !== 'token-invalid') return answer;
  const renewed = await renewGuest(currentGuest()?.guest.name ?? guest.name);
  return renewed.ok ? postTable(renewed.token, game.id, purpose) : renewed;
}

function NameChip({ session, onPress }: { session: GuestSession | null; onPress: () => void }) {
  if (session === null || isPractising(session)) {
    return (
      <Button className="home-name" icon="person" onClick={onPress}>
        Your name
      </Button>
    );
  }
  const { name } = session.guest;
  return (
    <Button className="home-name" aria-label={`You are ${name}. Change name`} onClick={onPress}>
      <span className="home-name-chip">
        <Token name={name} />
        <span>{name}</span>
      </span>
    </Button>
  );
}
