import type { ReactNode } from 'react';
import './band.css';
import { Icon, type IconName } from './Icon.tsx';

export interface BandProps {
  readonly icon: IconName;
  /** The problem, in a few words: `No connection.` */
  readonly headline: string;
  /** The question, or what the app does about the problem. */
  readonly children?: ReactNode | undefined;
  /** Whether the band is not announced, because its message is announced elsewhere. */
  readonly silent?: boolean;
  /** One or two buttons. */
  readonly action?: ReactNode | undefined;
  /**
   * Where the buttons are on a phone. `beside`: next to the headline, for one button and few words. `below`: for a text to be read
   * before answering. If omitted, they are beside the headline if they fit.
   */
  readonly buttons?: 'beside' | 'below';
}

/**
 * A banner: paper pinned to the cloth's upper edge, for the connection, the server and questions. It pushes the table down and
 * never covers the hand. Announces itself politely when it appears, unless it is silent.
 */
export function Band({ icon, headline, children, silent = false, action, buttons }: BandProps) {
  return (
    <div
      className="band slip"
      role={silent ? undefined : 'status'}
      data-buttons={action === undefined ? undefined : (buttons ?? 'fit')}
    >
      <Icon name={icon} />
      <p>
        <strong>{headline}</strong>
        {children !== undefined && <span>{children}</span>}
      </p>
      {action !== undefined && <div className="band-action">{action}</div>}
    </div>
  );
}
