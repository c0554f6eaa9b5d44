import type { ConnectionStatus } from '../connection/status.ts';
import { Button, ButtonLink } from '../kit/Button.tsx';
import './opening.css';

/** What `<Opening>` takes. */
export interface OpeningProps {
  readonly status?: ConnectionStatus;
  readonly onRetry?: () => void;
}

/** What may take so long that one would rather go. */
const WAITS: ReadonlySet<ConnectionStatus['name']> = new Set(['restarting', 'offline', 'knocking']);

/** An empty cloth while the table is being opened, and why it takes longer if it does. */
export function Opening({ status, onRetry }: OpeningProps) {
  return (
    <main className="opening cloth" aria-busy="true">
      <p role="status">{sentence(status)}</p>
      {status?.name === 'restarting' && (
        <Button variant="ghost" onClick={onRetry}>
          Try now
        </Button>
      )}
      {status !== undefined && WAITS.has(status.name) && (
        <ButtonLink variant="ghost" href="/">
          Home
        </ButtonLink>
      )}
    </main>
  );
}

function sentence(status: ConnectionStatus | undefined): string {
  if (status?.name === 'restarting') return 'The server cannot be reached. We keep trying.';
  if (status?.name === 'offline') return 'This device has no network. The table opens as soon as it is back.';
  if (status?.name === 'knocking') return 'You have knocked. The table opens as soon as the host lets you in.';
  return 'Opening the table…';
}
