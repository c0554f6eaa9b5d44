import { freeSeats } from '../../connection/freeSeats.ts';
import { nameOf } from '../../connection/tableView.ts';
import { Button } from '../../kit/Button.tsx';
import { useTable } from '../tableContext.ts';
import { capital, counted, possessive } from '../../wording/words.ts';

/** The foot of the gathering room: what is still missing, and what one can do about it. */
export function GatheringActions({ title }: { readonly title: string }) {
  const { host } = useTable();
  return <footer className="gathering-actions sheet">{host ? <HostActions title={title} /> : <GuestActions />}</footer>;
}

function HostActions({ title }: { title: string }) {
  const { table, ask } = useTable();
  const open = openSeats(table.seats);
  if (open === 0) {
    return (
      <>
        <p>Everybody sits. {title} can begin.</p>
        <Button variant="go" className="gathering-only" onClick={() => ask('start', {})}>
          Start the game
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        {title} is set for {counted(table.seats.length, 'player', 'players')}.{' '}
        <b>{capital(counted(open, 'seat', 'seats'))} to fill.</b>
      </p>
      <Button offReason={`${capital(counted(open, 'seat is', 'seats are'))} still open. Wait for friends, or seat bots.`}>
        Start the game
      </Button>
      <Button variant="go" onClick={() => ask('fillWithBots', {})}>
        {open === 1 ? 'Fill with a bot' : `Fill with ${open} bots`}
      </Button>
    </>
  );
}

function GuestActions() {
  const { table, seat, ask } = useTable();
  const hostName = nameOf(table, table.host);
  const open = openSeats(table.seats);
  const [free] = freeSeats(table);
  const bot = table.seats.find(({ kind }) => kind === 'bot');
  const waiting = open === 0 ? 'Everybody sits.' : `${capital(counted(open, 'seat is', 'seats are'))} still open.`;
  return (
    <>
      <p>
        {waiting} <b>Waiting for {hostName} to start.</b>
      </p>
      {seat !== null ? (
        <Button icon="eye" className="gathering-only" onClick={() => ask('stand', {})}>
          Stand up and watch
        </Button>
      ) : free !== undefined ? (
        <Button
          variant="go"
          className="gathering-only"
          detail={free < table.seats.length ? undefined : 'there is one seat more for you'}
          onClick={() => ask('sit', { seat: free })}
        >
          Sit down
        </Button>
      ) : bot !== undefined ? (
        <Button variant="go" className="gathering-only" onClick={() => ask('sit', { seat: bot.seat })}>
          Take {possessive(bot.name)} seat
        </Button>
      ) : (
        <Button className="gathering-only" offReason={`Every seat is taken. You are watching ${possessive(hostName)} table.`}>
          Sit down
        </Button>
      )}
    </>
  );
}

function openSeats(seats: readonly { readonly kind: string }[]): number {
  return seats.filter(({ kind }) => kind === 'empty').length;
}
