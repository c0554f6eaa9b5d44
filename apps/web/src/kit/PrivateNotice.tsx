import type { ReactNode } from 'react';
import './privateNotice.css';
import { Icon } from './Icon.tsx';
import { RuleLink } from './RuleLink.tsx';

/** What `<PrivateNotice>` takes. */
export interface PrivateNoticeProps {
  readonly headline: string;
  /** What it means for the person who reads it. */
  readonly children?: ReactNode | undefined;
  /** 'Only you see this.', in the reader's language. */
  readonly promise?: string | undefined;
  readonly rule?: string | undefined;
}

/** What only this person may know. A folded slip with a struck-out eye; never in the public log. */
export function PrivateNotice(props: PrivateNoticeProps) {
  const { headline, children, promise = 'Only you see this.', rule } = props;
  return (
    <section className="private-notice slip" aria-label={headline}>
      <Icon name="eyeOff" />
      <p>
        <strong>{headline}</strong> {children} <small>{promise}</small>{' '}
        {rule !== undefined && <RuleLink rule={rule} />}
      </p>
    </section>
  );
}
