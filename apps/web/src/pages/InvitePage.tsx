import type { Answer, TableCode, TableNotice } from '@chinwag/protocol';
import { Fragment, Suspense, useEffect, useState } from 'react';
import { catalogued } from '../games/catalogue.ts';
import { getTable } from '../session/api.ts';
import { untilLeft } from '../inTime.ts';
import { NameForm } from '../table/NameForm.tsx';
import { HowItIsPlayed } from '../table/introduction/lazily.ts';
import { Token } from '../ui/Token.tsx';
import { useSay } from '../language/language.ts';
import { type Message, message } from '../language/message.ts';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { Opening } from '../table/Opening.tsx';
import './invite.css';
import { PlainPage } from '../ui/page/PlainPage.tsx';

export interface InvitePageProps {
  readonly code: TableCode;
}

/** The invitation page for a guest without a name. It names the host and the game and asks for a name. */
export function InvitePage({ code }: InvitePageProps) {
  const [notice, setNotice] = useState<Answer<TableNotice> | null>(null);
  useEffect(() => untilLeft(getTable(code), setNotice), [code]);
  if (notice === null) return <Opening />;
  if (!notice.ok) return <ClosedTable refusal={notice} game={null} />;
  return <Invite notice={notice} />;
}

/** The invitation to a table: what the link shows before the guest has a name. */
export function Invite({ notice }: { readonly notice: TableNotice }) {
  const { host, game, status, door, players, freeSeats } = notice;
  const say = useSay();
  const title = catalogued(game)?.title ?? game;
  const seat = status === 'gathering' && freeSeats > 0;
  const action = door === 'knock' ? 'pages.door.request' : seat ? 'pages.door.sit' : 'pages.door.watch';
  return (
    <PlainPage
      title={say(seat ? 'pages.door.invites' : 'pages.door.table', { host, game: title })}
      room={game}
    >
      <div className="invite-players" aria-hidden="true">
        {players.map((name, k) => (
          <Token key={k} name={name} />
        ))}
      </div>
      <p>
        {about(notice).map((sentence) => (
          <Fragment key={sentence.key}>{say(sentence)} </Fragment>
        ))}
      </p>
      <NameForm action={say(action)} onNamed={() => undefined} />
      <small>{say('pages.door.name-only')}</small>
      {/* the guest has time to read the introduction until the game starts */}
      {status === 'gathering' && (
        <section className="invite-how" aria-label={say('pages.how-it-is-played')}>
          <Suspense>
            <HowItIsPlayed game={game} opens="beside" />
          </Suspense>
        </section>
      )}
    </PlainPage>
  );
}

/** Returns what a table reveals before a guest enters: its players, what the guest can do, and who is let in. */
function about({ host, status, door, players, freeSeats }: TableNotice): readonly Message[] {
  const seated = players.map((name) => ({ name, you: false }));
  return [
    ...(players.length > 0 ? [message('pages.door.seated', { who: seated })] : []),
    whatIsThere(status, freeSeats),
    ...(door === 'knock' ? [message('pages.door.by-request', { host })] : []),
  ];
}

function whatIsThere(status: TableNotice['status'], freeSeats: number): Message {
  switch (status) {
    case 'gathering':
      return freeSeats > 0 ? message('pages.door.free', { count: freeSeats }) : message('pages.door.full');
    case 'playing':
      return message('pages.door.playing');
    case 'finished':
      return message('pages.door.over');
  }
}
