import { type Retention, STORED_KINDS, type StoredKind } from '@chinwag/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { IS_COPY } from '../../basePath.ts';
import { useSay } from '../../language/language.ts';
import type { Message } from '../../language/message.ts';
import { Bar } from '../../ui/Bar.tsx';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { LanguageOffer } from '../../ui/forms/LanguageOffer.tsx';
import { usePage } from '../../ui/page/usePage.ts';
import './stored.css';
import { BROWSER_KINDS, type BrowserKind, howLong, inDays } from './storedKinds.ts';
import { useRetention } from './useRetention.ts';

/** `/stored`: what the server and the browser store, for how long, and how the user can delete or export the data. */
export function StoredPage() {
  const say = useSay();
  const [, navigate] = useLocation();
  const answer = useRetention();
  const retention = answer !== null && 'guests' in answer ? answer : null;
  usePage(say('page.page', { title: say('pages.stored') }));
  return (
    <div className="stored sheet">
      <LanguageOffer />
      <Bar
        title={say('pages.stored')}
        end={<IconButton icon="close" label={say('stored.home')} onClick={() => navigate('/')} />}
      />
      <main>
        <p className="stored-lead">{say(IS_COPY ? 'stored.lead-copy' : 'stored.lead')}</p>
        {!IS_COPY && <OnServer retention={retention} isUnknown={answer !== null && retention === null} />}
        <section aria-labelledby="stored-browser">
          <h2 id="stored-browser">{say('stored.browser.title')}</h2>
          <dl>
            {BROWSER_KINDS.map((kind) => (
              <Kind key={kind} kind={kind} long={kind === 'identity' ? expiry(retention) : null} />
            ))}
          </dl>
          <p>{say('stored.browser.long')}</p>
        </section>
      </main>
    </div>
  );
}

function expiry(retention: Retention | null): Message | null {
  return retention && { key: 'stored.identity.long', values: { period: inDays(retention.guests) } };
}

interface OnServerProps {
  /** How long the server stores each kind of data, or null if unknown, or not loaded yet. */
  readonly retention: Retention | null;
  /** Whether the request failed. */
  readonly isUnknown: boolean;
}

function OnServer({ retention, isUnknown }: OnServerProps) {
  const say = useSay();
  return (
    <>
      <section aria-labelledby="stored-server">
        <h2 id="stored-server">{say('stored.server.title')}</h2>
        {isUnknown && <p role="alert">{say('stored.server.unknown')}</p>}
        <dl>
          {STORED_KINDS.map((kind) => (
            <Kind key={kind} kind={kind} long={retention && howLong(kind, retention)} />
          ))}
        </dl>
        {retention !== null && retention.marked > 0 && (
          <p>{say('stored.server.marked', { period: inDays(retention.marked) })}</p>
        )}
        <p>{say('stored.server.not-stored')}</p>
      </section>
      <section aria-labelledby="stored-yours">
        <h2 id="stored-yours">{say('stored.yours.title')}</h2>
        <p>{say('stored.yours.forget')}</p>
        <p>{say('stored.yours.operator')}</p>
        {retention?.contact && <Contact address={retention.contact} />}
        <ButtonLink href="/me">{say('pages.my-games')}</ButtonLink>
      </section>
    </>
  );
}

interface ContactProps {
  /** A contact link to the operator of the server. */
  readonly address: string;
}

function Contact({ address }: ContactProps) {
  const say = useSay();
  return (
    <p>
      {say('stored.yours.contact')} <a href={address}>{address.replace('mailto:', '')}</a>
    </p>
  );
}

interface KindProps {
  readonly kind: StoredKind | BrowserKind;
  /** How long the data is stored, or null if that is not stated. */
  readonly long: Message | null;
}

function Kind({ kind, long }: KindProps): ReactNode {
  const say = useSay();
  return (
    <div className="stored-kind">
      <dt>{say(`stored.${kind}.title`)}</dt>
      <dd>{say(`stored.${kind}.what`)}</dd>
      {long !== null && <dd className="stored-long">{say(long)}</dd>}
    </div>
  );
}
