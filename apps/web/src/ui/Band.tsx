import type { ReactNode } from 'react';
import './band.css';
import { Icon, type IconName } from './Icon.tsx';

export interface BandProps {
  readonly icon: IconName;
  /** The problem, in a few words: 'No connection.' */
  readonly headline: string;
  /** What is being done about it, or what is asked. */
  readonly children?: ReactNode | undefined;
  /** Silent where it is announced elsewhere. */
  readonly silent?: boolean;
  /** One button, or two. */
  readonly action?: ReactNode | undefined;
  /**
   * Where the buttons are on a phone. `beside` the headline: for one button and few words; `below`: for a text that must be read
   * before answering. If omitted, where they fit.
   */
  readonly buttons?: 'beside' | 'below';
}

/**
 * A band: paper pinned to the cloth's upper edge, for the connection, the server and questions. It pushes the table down and never
 * covers the hand. Announced politely when it appears, unless it is silent.
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
