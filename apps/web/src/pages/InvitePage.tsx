import type { Answer, TableCode, TableNotice } from '@chinwag/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { catalogued } from '../boards/catalogue.ts';
import { getTable } from '../connection/api.ts';
import type { GuestSession } from '../connection/guest.ts';
import { NameForm } from '../forms/NameForm.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { Token } from '../kit/Token.tsx';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { Opening } from '../table/Opening.tsx';
import { counted, listed } from '../wording/words.ts';
import './invite.css';
import { PlainPage } from '../frame/PlainPage.tsx';

/** What `<InvitePage>` takes. */
export interface InvitePageProps {
  readonly code: TableCode;
  /** Of one who has practised without a name. */
  readonly token?: GuestSession['token'] | undefined;
  /** The table is one's own: one that was opened to practise. */
  readonly onYours: () => void;
}

/** The door of a table for somebody without a name: who invites to what, and the one question. */
export function InvitePage({ code, token, onYours }: InvitePageProps) {
  const [notice, setNotice] = useState<Answer<TableNotice> | null>(null);
  const yours = useEffectEvent(onYours);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const answer = await getTable(code, token);
      if (gone) return;
      if (answer.ok && answer.yours) yours();
      else setNotice(answer);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [code, token]);
  if (notice === null) return <Opening />;
  if (!notice.ok) return <ClosedTable refusal={notice} game={null} />;
  return <Invite notice={notice} />;
}

/** For one before a closed door: to look again, or to go. */
function ShutOut() {
  return (
    <>
      <Button onClick={() => window.location.reload()}>Try again</Button>
      <ButtonLink variant="go" href="/">
        Home
      </ButtonLink>
    </>
  );
}

/** What the link tells before one has a name. */
export function Invite({ notice: { host, game, status, door, players, freeSeats } }: { readonly notice: TableNotice }) {
  const title = catalogued(game)?.title ?? game;
  const seat = status === 'gathering' && freeSeats > 0;
  return (
    <PlainPage
      title={seat && door !== 'closed' ? `${host} invites you to ${title}` : `${title} at ${host}’s table`}
      room={game}
      {...(door === 'closed' && { actions: <ShutOut /> })}
    >
      <div className="invite-players" aria-hidden="true">
        {players.map((name, k) => (
          <Token key={k} name={name} />
        ))}
      </div>
      <p>
        {players.length > 0 && `${listed(players)} ${players.length === 1 ? 'sits' : 'sit'} there. `}
        {seat
          ? `There ${freeSeats === 1 ? 'is' : 'are'} still ${counted(freeSeats, 'free seat', 'free seats')}.`
          : status === 'gathering'
            ? 'Every seat is taken; you can watch.'
            : status === 'playing'
              ? 'They are playing; you can watch.'
              : 'The game is over; you can look at the result.'}
        {door === 'knock' && ` ${host} lets people in one by one.`}
        {door === 'closed' && ` ${host} lets nobody new in. If they expect you, ask them to open the door.`}
      </p>
      {door !== 'closed' && (
        <>
          <NameForm action={door === 'knock' ? 'Knock' : seat ? 'Sit down' : 'Watch'} onNamed={() => undefined} />
          <small>No account and no address: a name is enough. It stays on this device.</small>
        </>
      )}
    </PlainPage>
  );
}
