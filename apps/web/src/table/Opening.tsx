import type { ConnectionStatus } from '../session/status.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { type Message, message } from '../language/message.ts';
import { useSay } from '../language/language.ts';
import './opening.css';
import { useWaited } from './useWaited.ts';

export interface OpeningProps {
  readonly status?: ConnectionStatus;
  readonly onRetry?: () => void;
}

/** States that may last long enough for the user to want to leave. */
const WAITS: ReadonlySet<ConnectionStatus['name']> = new Set(['restarting', 'offline', 'requesting-entry']);

/** An empty table cloth, shown while the table opens. If that takes long, the cloth shows the reason. */
export function Opening({ status, onRetry }: OpeningProps) {
  const say = useSay();
  const words = useWaited<HTMLParagraphElement>();
  return (
    <main className="opening cloth" aria-busy="true">
      <p ref={words} role="status">{say(sentence(status))}</p>
      {status?.name === 'restarting' && (
        <Button variant="ghost" onClick={onRetry}>
          {say('table.opening.retry')}
        </Button>
      )}
      {status !== undefined && WAITS.has(status.name) && (
        <ButtonLink variant="ghost" href="/">
          {say('table.home')}
        </ButtonLink>
      )}
    </main>
  );
}

function sentence(status: ConnectionStatus | undefined): Message {
  const name = status?.name;
  if (name === 'requesting-entry') return message('table.opening.requesting');
  return message(name === 'restarting' || name === 'offline' ? `table.opening.${name}` : 'table.opening.wait');
}
