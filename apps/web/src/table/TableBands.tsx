import type { Seat } from '@chinwag/rules';
import type { SeatView } from '../connection/tableView.ts';
import { Band } from '../kit/Band.tsx';
import { Button } from '../kit/Button.tsx';
import { ConnectionBand } from './ConnectionBand.tsx';
import './tableBands.css';
import { useTable } from './tableContext.ts';
import { counted, listed } from '../wording/words.ts';

/** What `<TableBands>` takes. */
export interface TableBandsProps {
  /** The seats whose decision the game awaits. */
  readonly awaited?: readonly Seat[];
}

/** What everybody should know beside the game, pinned below the bar: the connection, who is away, that one watches. */
export function TableBands({ awaited = [] }: TableBandsProps) {
  const { table, seat, status, ask } = useTable();
  const playing = table.status === 'playing';
  return (
    <div className="table-bands">
      <ConnectionBand status={status} />
      {playing && seat?.standIn === true && (
        <Band
          icon="bot"
          headline="A bot is playing for you."
          action={
            <Button variant="go" onClick={() => ask('takeBack', {})}>
              Take your seat back
            </Button>
          }
        >
          You were away. The seat is yours.
        </Band>
      )}
      {playing && <AwayBand awaited={awaited} />}
      {playing && seat === null && <WatchingBand />}
    </div>
  );
}

function AwayBand({ awaited }: { awaited: readonly Seat[] }) {
  const { table, you, host, ask } = useTable();
  const away = table.seats.filter((held) => isAway(held) && held.person !== you);
  if (away.length === 0) return null;
  const one = away.length === 1;
  return (
    <Band
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
  return kind === 'person' && !connected && !standIn;
}

function WatchingBand() {
  const { table } = useTable();
  const others = table.watchers.length - 1;
  return (
    <Band icon="eye" headline="You are watching.">
      {others > 0 ? `${counted(others, 'other', 'others')} too. ` : ''}
      Nobody’s hand is shown to you.
    </Band>
  );
}
