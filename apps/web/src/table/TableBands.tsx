import type { Seat } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { isHere, nameOf, type SeatView } from '../connection/tableView.ts';
import { Band } from '../kit/Band.tsx';
import { Button } from '../kit/Button.tsx';
import { ConnectionBand } from './ConnectionBand.tsx';
import './tableBands.css';
import { NudgeBand } from './signs/NudgeBand.tsx';
import { useTable } from './tableContext.ts';
import { WatchedBand, WatchingBands, type Watched } from './WatchingBands.tsx';
import { listed } from '../wording/words.ts';

/** What `<TableBands>` takes. */
export interface TableBandsProps {
  /** The seats whose decision the game awaits. */
  readonly awaited?: readonly Seat[];
  /** How a running game is seen here. */
  readonly watched?: Watched;
  /** What else is pinned there. */
  readonly children?: ReactNode;
}

/** What everybody should know beside the game, pinned below the bar: the connection, who is away, that one watches. */
export function TableBands({ awaited = [], watched, children }: TableBandsProps) {
  const { table, seat, status, elsewhere } = useTable();
  const playing = table.status === 'playing';
  return (
    <div className="table-bands">
      <ConnectionBand status={status} />
      {elsewhere && seat !== null && <ElsewhereBand />}
      <KnockBands />
      <FormerHostBand />
      {playing && seat?.standIn === 'agreed' && <StandInBand />}
      {playing && seat !== null && awaited.includes(seat.seat) && <NudgeBand />}
      {playing && <AwayBand awaited={awaited} />}
      {playing && <LongThoughtBands />}
      {playing && watched !== undefined && <WatchingBands watched={watched} />}
      {table.status === 'finished' && seat === null && <WatchedBand />}
      {children}
    </div>
  );
}

/** For one who has opened the table on another device or in another tab since: this page shows it, and is played no more. */
function ElsewhereBand() {
  const { playHere } = useTable();
  return (
    <Band
      icon="swap"
      headline="You are playing on another device."
      action={
        <Button variant="go" onClick={playHere}>
          Play here
        </Button>
      }
    >
      Or in another tab. What you had chosen here is kept.
    </Band>
  );
}

/** For the host: who waits at the door. */
function KnockBands() {
  const { table, host, ask } = useTable();
  if (!host) return null;
  return table.knocks.map(({ person, name }) => (
    <Band
      key={person}
      silent
      icon="person"
      headline={`${name} knocks.`}
      action={
        <>
          <Button onClick={() => ask('turnAway', { person })}>Not now</Button>
          <Button variant="go" onClick={() => ask('letIn', { person })}>
            Let in
          </Button>
        </>
      }
    />
  ));
}

/** For a host whose forerunner is back: the table can be given back in one press. */
function FormerHostBand() {
  const { table, you, host, ask } = useTable();
  const { formerHost } = table;
  if (!host || formerHost === null || !isHere(table, formerHost)) return null;
  return (
    <Band
      icon="check"
      headline={`${nameOf(table, formerHost)} was the host before.`}
      action={
        <>
          <Button onClick={() => ask('handOver', { person: formerHost })}>Give the table back</Button>
          <Button onClick={() => ask('handOver', { person: you })}>Keep it</Button>
        </>
      }
    >
      They are here again; you have been the host meanwhile.
    </Band>
  );
}

/** For a player for whom a bot plays on as the others agreed. One who was away has the seat back by coming. */
function StandInBand() {
  const { ask } = useTable();
  return (
    <Band
      icon="bot"
      headline="A bot is playing for you."
      action={
        <Button variant="go" onClick={() => ask('takeBack', {})}>
          Take your seat back
        </Button>
      }
    >
      The others had waited for long. The seat is yours.
    </Band>
  );
}

/** Whoever has kept the others waiting for long: to them, that they are waited for; to the others, what they may do. */
function LongThoughtBands() {
  const { table, seat, ask } = useTable();
  return table.seats
    .filter(({ slow }) => slow)
    .map((held) =>
      held.seat === seat?.seat ? (
        <Band
          key={held.seat}
          icon="pause"
          headline="The others are waiting for you."
          action={<Button onClick={() => ask('stillHere', {})}>I am still here</Button>}
        >
          If all of them wish so, a bot plays on until you take your seat back.
        </Band>
      ) : (
        <LongThoughtBand key={held.seat} held={held} />
      ),
    );
}

function LongThoughtBand({ held }: { readonly held: SeatView }) {
  const { table, seat, ask } = useTable();
  const asked = table.seats.filter(({ kind, connected, seat: other }) => kind === 'person' && connected && other !== held.seat);
  return (
    <Band
      silent
      icon="pause"
      headline={`The table has waited for ${held.name} for two minutes.`}
      {...(seat !== null && {
        action: (
          <Button icon="bot" onClick={() => ask('agreeToBot', { seat: held.seat })}>
            Let a bot play on
          </Button>
        ),
      })}
    >
      {held.agreed === 0
        ? 'If all others wish so, a bot plays on. The seat is kept.'
        : `${held.agreed} of ${asked.length} would let a bot play on. The seat is kept.`}
    </Band>
  );
}

function AwayBand({ awaited }: { awaited: readonly Seat[] }) {
  const { table, you, host, ask } = useTable();
  const away = table.seats.filter((held) => isAway(held) && held.person !== you);
  if (away.length === 0) return null;
  const one = away.length === 1;
  return (
    <Band
      silent
      icon="pause"
      headline={`${listed(away.map(({ name }) => name))} ${one ? 'is' : 'are'} away.`}
      {...(host && {
        action: (
          <Button icon="bot" onClick={() => away.forEach(({ seat }) => ask('standIn', { seat }))}>
            {one ? 'Let a bot play' : 'Let bots play'}
          </Button>
        ),
      })}
    >
      {awaited.some((seat) => away.some((held) => held.seat === seat)) ? 'The game waits. ' : ''}
      {table.standIn === 'when-away'
        ? 'A bot sits in after a while; the seat is kept.'
        : `The ${one ? 'seat is' : 'seats are'} kept.`}
    </Band>
  );
}

function isAway({ kind, connected, standIn }: SeatView): boolean {
  return kind === 'person' && !connected && standIn === null;
}
