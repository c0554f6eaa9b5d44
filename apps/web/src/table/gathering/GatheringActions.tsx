import { freeSeats } from '../../session/freeSeats.ts';
import { Button } from '../../ui/Button.tsx';
import { hostName } from '../hostName.ts';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { sentences } from '../../language/sentences.ts';
import { ReadyButton } from '../ready/ReadyButton.tsx';
import { readyInWords } from '../ready/readyInWords.ts';
import { likeOthers } from './likeOthers.ts';
import { openSeats } from './openSeats.ts';
import { AskButton } from '../../ui/AskButton.tsx';

/** The footer of the gathering room. It says what is still missing and offers the next actions. */
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
        <p>{sentences([say('gathering.can-begin', { title }), ...readyInWords(table).map((sentence) => say(sentence))])}</p>
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
      <AskButton variant="go" onClick={() => ask('fillWithBots', likeOthers(table))}>
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
  const absent = table.seats.find((held) => table.freeSeats.includes(held.seat));
  const waiting = open === 0 ? say('gathering.everybody-sits') : say('gathering.still-open', { open });
  return (
    <>
      <p>
        {waiting} <b>{say('gathering.waiting-for-host', { host })}</b>
      </p>
      {seat !== null ? (
        <>
          <AskButton icon="eye" onClick={() => ask('stand', {})}>
            {say('gathering.stand-up')}
          </AskButton>
          <ReadyButton />
        </>
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
      ) : absent !== undefined ? (
        <AskButton
          variant="go"
          className="gathering-only"
          detail={say('gathering.their-seat-free')}
          onClick={() => ask('sit', { seat: absent.seat })}
        >
          {say('gathering.take-their-seat', { name: absent.name })}
        </AskButton>
      ) : (
        <Button className="gathering-only" offReason={say('gathering.every-seat-taken-off', { host })}>
          {say('gathering.sit-down')}
        </Button>
      )}
    </>
  );
}
