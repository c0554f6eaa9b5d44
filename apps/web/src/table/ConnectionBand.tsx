import { useEffect, useState } from 'react';
import type { ConnectionStatus } from '../session/status.ts';
import { Band } from '../ui/Band.tsx';
import { Button } from '../ui/Button.tsx';
import { useSay } from '../language/language.ts';
import { useTable } from './tableContext.ts';

const WELCOME_BACK_FOR = 4000;
const SETTLED: ConnectionStatus = { name: 'live', after: 'opening' };

/** Returns the connection's status. Reports a restored connection as such for a few seconds, once for all pages of the table. */
export function useShownOnce(status: ConnectionStatus): ConnectionStatus {
  const [shown, setShown] = useState<ConnectionStatus | null>(null);
  useEffect(() => {
    if (status.name !== 'live' || status.after !== 'loss') return;
    const timer = setTimeout(() => setShown(status), WELCOME_BACK_FOR);
    return () => clearTimeout(timer);
  }, [status]);
  return shown === status ? SETTLED : status;
}

/**
 * A banner that says when the connection is lost, what the app does about it, and when the connection is back. Renders nothing
 * while a table opens, while a guest waits to be let in, and while the connection is undisturbed.
 */
export function ConnectionBand({ status }: { readonly status: ConnectionStatus }) {
  const say = useSay();
  const { retryNow } = useTable();
  switch (status.name) {
    case 'reconnecting':
      return (
        <Band icon="offline" headline={say('table.line.dropped')}>
          {status.attempt > 1 ? say('table.line.again-attempt', { attempt: status.attempt }) : say('table.line.again')}
        </Band>
      );
    case 'restarting':
      return (
        <Band
          icon="clockwise"
          headline={say('table.line.server-away')}
          action={<Button onClick={retryNow}>{say('table.line.now')}</Button>}
        >
          {say('table.line.server-away-detail')} <Countdown until={status.retryAt} />
        </Band>
      );
    case 'offline':
      return (
        <Band icon="offline" headline={say('table.line.offline')}>
          {say('table.line.offline-detail')}
        </Band>
      );
    case 'live':
      if (status.after === 'opening') return null;
      return (
        <Band icon="check" headline={say('table.line.back')}>
          {say('table.line.back-detail')}
        </Band>
      );
    case 'connecting':
    case 'requesting-entry':
    case 'refused':
      return null;
  }
}

/** Shows the seconds to the next attempt. Hides them from screen readers, because they change every second. */
function Countdown({ until }: { until: number }) {
  const say = useSay();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return <span aria-hidden="true">{seconds === 0 ? say('table.line.trying') : say('table.line.trying-in', { seconds })}</span>;
}
