import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useRefusalWords } from '../../board/refusalWords.ts';
import { useGuest } from '../../session/guest.ts';
import { unrecognizedReason } from '../../session/tokenRefusals.ts';
import { PassDoor } from '../../table/devices/PassDoor.tsx';
import { OwnDevices, UnknownGuest } from '../../table/devices/shownLater.ts';
import { ForgetGuest } from '../ForgetGuest.tsx';
import { usePage } from '../../ui/page/usePage.ts';
import { Bar } from '../../ui/Bar.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { LanguageOffer } from '../../ui/forms/LanguageOffer.tsx';
import { useSay } from '../../language/language.ts';
import './history.css';
import { HistorySheet } from './HistorySheet.tsx';
import { useHistory } from './useHistory.ts';

/** `/me`: the games of this device's guest. The page also asks whether to accept a pass from another of the guest's devices. */
export function HistoryPage() {
  return (
    <PassDoor>
      <MyGames />
    </PassDoor>
  );
}

function MyGames() {
  const say = useSay();
  const words = useRefusalWords();
  const session = useGuest();
  const { games, state } = useHistory(session);
  const [, navigate] = useLocation();
  const [now] = useState(() => Date.now());
  const reason = session !== null && typeof state === 'object' ? unrecognizedReason(state.code) : null;
  usePage(say('history.page'));
  return (
    <div className="history">
      <div>
        <LanguageOffer />
        <Bar
          title={say('history.title')}
          end={<IconButton icon="close" label={say('history.home')} onClick={() => navigate('/')} />}
        />
      </div>
      <main className="cloth">
        {games.length > 0 && <HistorySheet games={games} now={now} />}
        {state === 'coming' && <p role="status">{say('history.coming')}</p>}
        {state === 'all' && games.length === 0 && <p>{say('history.none')}</p>}
        {typeof state === 'object' && reason === null && <p role="alert">{words(state)}</p>}
        {session !== null && reason !== null && (
          <div className="slip">
            <UnknownGuest name={session.guest.name} reason={reason} />
          </div>
        )}
        <section className="history-yours slip" aria-label={say('history.yours')}>
          <Link className="button button-plain" href="/g/file">
            {say('history.from-file')}
          </Link>
          <OwnDevices />
          <ForgetGuest onForgotten={() => navigate('/')} />
        </section>
      </main>
    </div>
  );
}
