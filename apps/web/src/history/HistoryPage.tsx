import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useRefusalWords } from '../boards/refusalWords.ts';
import { useGuest } from '../connection/guest.ts';
import { ForgetGuest } from '../forms/ForgetGuest.tsx';
import { usePage } from '../frame/usePage.ts';
import { Bar } from '../kit/Bar.tsx';
import { Button, IconButton } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useSay } from '../language/language.ts';
import { PassGate } from '../pages/PassGate.tsx';
import { AnotherDevice } from '../table/AnotherDevice.tsx';
import './history.css';
import { HistorySheet } from './HistorySheet.tsx';
import { useHistory } from './useHistory.ts';

/** `/me`: the games played on this device's name, also for one who comes with a pass from another device of theirs. */
export function HistoryPage() {
  return (
    <PassGate>
      <MyGames />
    </PassGate>
  );
}

function MyGames() {
  const say = useSay();
  const words = useRefusalWords();
  const session = useGuest();
  const { games, state } = useHistory(session);
  const [, navigate] = useLocation();
  const [moving, setMoving] = useState(false);
  const [now] = useState(() => Date.now());
  usePage(say('history.page'));
  return (
    <div className="history sheet">
      <Bar
        title={say('history.title')}
        end={<IconButton icon="close" label={say('history.home')} onClick={() => navigate('/')} />}
      />
      <main>
        {games.length > 0 && <HistorySheet games={games} now={now} />}
        {state === 'coming' && <p role="status">{say('history.coming')}</p>}
        {state === 'all' && games.length === 0 && <p>{say('history.none')}</p>}
        {typeof state === 'object' && <p role="alert">{words(state)}</p>}
        <section className="history-yours" aria-label={say('history.yours')}>
          <Link className="button button-plain" href="/g/file">
            {say('history.from-file')}
          </Link>
          {session !== null && <Button onClick={() => setMoving(true)}>{say('history.other-device')}</Button>}
          <ForgetGuest onForgotten={() => navigate('/')} />
        </section>
      </main>
      {moving && (
        <Dialog title={say('history.other-device')} onClose={() => setMoving(false)}>
          <AnotherDevice path="/me" how={say('history.device-how')} />
        </Dialog>
      )}
    </div>
  );
}
