import type { ReactNode } from 'react';
import { useSay } from '../language/language.ts';
import './privateNotice.css';
import { Icon } from './Icon.tsx';
import { RuleLink } from './RuleLink.tsx';

export interface PrivateNoticeProps {
  readonly headline: string;
  /** The consequence for the reader. */
  readonly children?: ReactNode | undefined;
  readonly rule?: string | undefined;
}

/** A notice that only this person may see: a folded slip with a struck-out eye. It is never in the public log. */
export function PrivateNotice(props: PrivateNoticeProps) {
  const say = useSay();
  const { headline, children, rule } = props;
  return (
    <section className="private-notice slip" aria-label={headline}>
      <Icon name="eyeOff" />
      <p>
        <strong>{headline}</strong> {children} <small>{say('ui.only-you')}</small>{' '}
        {rule !== undefined && <RuleLink rule={rule} />}
      </p>
    </section>
  );
}
