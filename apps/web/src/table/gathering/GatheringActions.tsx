import { freeSeats } from '../../session/freeSeats.ts';
import { Button } from '../../ui/Button.tsx';
import { hostName } from '../hostName.ts';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { openSeats } from './openSeats.ts';
import { AskButton } from '../AskButton.tsx';

/** The foot of the gathering room: what is still missing, and what one can do about it. */
export function GatheringActions({ title }: { readonly title: string }) {
  const { host } = useTable();
  return <footer className="gathering-actions sheet">{host ? <HostActions title={title} /> : <GuestActions />}</footer>;
}

function HostActions({ title }: { title: string }) {
  const say = useSay();
  const { table, ask } = useTable();
  const open = openSeats(table);
  if (open === 0) {
    return (
      <>
        <p>{say('gathering.can-begin', { title })}</p>
        <AskButton variant="go" className="gathering-only" onClick={() => ask('start', {})}>
          {say('gathering.start')}
        </AskButton>
      </>
    );
  }
  return (
    <>
      <p>
        {say('gathering.set-for', { title, players: table.seats.length })} <b>{say('gathering.seats-to-fill', { open })}</b>
      </p>
      <Button offReason={say('gathering.start-off', { open })}>{say('gathering.start')}</Button>
      <AskButton variant="go" onClick={() => ask('fillWithBots', {})}>
        {say('gathering.fill-with-bots', { open })}
      </AskButton>
    </>
  );
}

function GuestActions() {
  const say = useSay();
  const { table, seat, ask } = useTable();
  const host = hostName(table);
  const open = openSeats(table);
  const [free] = freeSeats(table);
  const bot = table.seats.find(({ kind }) => kind === 'bot');
  const waiting = open === 0 ? say('gathering.everybody-sits') : say('gathering.still-open', { open });
  return (
    <>
      <p>
        {waiting} <b>{say('gathering.waiting-for-host', { host })}</b>
      </p>
      {seat !== null ? (
        <AskButton icon="eye" className="gathering-only" onClick={() => ask('stand', {})}>
          {say('gathering.stand-up')}
        </AskButton>
      ) : free !== undefined ? (
        <AskButton
          variant="go"
          className="gathering-only"
          detail={free < table.seats.length ? undefined : say('gathering.one-more-for-you')}
          onClick={() => ask('sit', { seat: free })}
        >
          {say('gathering.sit-down')}
        </AskButton>
      ) : bot !== undefined ? (
        <AskButton variant="go" className="gathering-only" onClick={() => ask('sit', { seat: bot.seat })}>
          {say('gathering.take-bots-seat', { bot: bot.name })}
        </AskButton>
      ) : (
        <Button className="gathering-only" offReason={say('gathering.every-seat-taken-off', { host })}>
          {say('gathering.sit-down')}
        </Button>
      )}
    </>
  );
}
