import { useEffect, useState } from 'react';
import type { ConnectionStatus } from '../connection/status.ts';
import { Band } from '../kit/Band.tsx';
import { Button } from '../kit/Button.tsx';
import { useTable } from './tableContext.ts';
import { useForAWhile } from './useForAWhile.ts';

const WELCOME_BACK_FOR = 4000;

/** Says plainly when there is no connection, and what is being done about it; and when it is back. */
export function ConnectionBand({ status }: { readonly status: ConnectionStatus }) {
  const { retryNow } = useTable();
  switch (status.name) {
    case 'reconnecting':
      return (
        <Band icon="offline" headline="The line has dropped.">
          Taking it up again{status.attempt > 1 ? `, attempt ${status.attempt}` : ''}. Your seat is kept.
        </Band>
      );
    case 'restarting':
      return (
        <Band icon="clockwise" headline="The server is away." action={<Button onClick={retryNow}>Now</Button>}>
          It may be restarting; nothing is lost. <Countdown until={status.retryAt} />
        </Band>
      );
    case 'offline':
      return (
        <Band icon="offline" headline="No connection.">
          This device has no network. Your seat is kept; we go on as soon as it is back.
        </Band>
      );
    case 'live':
      return status.after === 'loss' ? <WelcomeBack /> : null;
    case 'connecting':
    case 'knocking':
    case 'refused':
      return null;
  }
}

/** For a few seconds after the line was lost, that it is there again. */
function WelcomeBack() {
  const shown = useForAWhile(WELCOME_BACK_FOR);
  if (!shown) return null;
  return (
    <Band icon="check" headline="You are back.">
      Everything stands as the table has it.
    </Band>
  );
}

/** The seconds to the next attempt; for the eye alone, since a number that changes each second is no news. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return <span aria-hidden="true">{seconds === 0 ? 'Trying now.' : `Trying again in ${seconds} s.`}</span>;
}
