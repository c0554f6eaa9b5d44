import { handsShown } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { type ReactNode, useRef, useState } from 'react';
import { isHere, personName, type SeatView, type TableView } from '../session/tableView.ts';
import { Band } from '../ui/Band.tsx';
import { Button } from '../ui/Button.tsx';
import { shownLater } from '../ui/shownLater.tsx';
import { useSay } from '../language/language.ts';
import { loadMessages } from '../language/load.ts';
import { sentences } from '../language/sentences.ts';
import { ConnectionBand } from './ConnectionBand.tsx';
import './tableBands.css';
import { GameAgreements, GatheringAgreements } from './agreements/shownLater.ts';
import { ElsewhereBand, OtherDeviceBand } from './devices/shownLater.ts';
import { NudgeBand } from './signs/NudgeBand.tsx';
import { namesInLittleRoom } from './namesInLittleRoom.ts';
import { useTable } from './tableContext.ts';
import { useNewHost } from './useNewHost.ts';
import { ON_A_PHONE, useMedia } from './useMedia.ts';
import { useOneAtATime } from './useOneAtATime.ts';
import type { Watched } from './WatchingBands.tsx';
import { AskButton } from '../ui/AskButton.tsx';

/* Most guests with a seat never watch, and never keep the others waiting for long. */
const WatchingBands = shownLater(async () => (await import('./WatchingBands.tsx')).WatchingBands);
const EntryRequestBands = shownLater(async () => {
  const [bands] = await Promise.all([import('./EntryRequestBands.tsx'), loadMessages('rooms')]);
  return bands.EntryRequestBands;
});
const slowPlayerBands = async () => (await Promise.all([import('./SlowPlayerBands.tsx'), loadMessages('rooms')]))[0];
const StandInBand = shownLater(async () => (await slowPlayerBands()).StandInBand);
const StandInForDealBand = shownLater(async () => (await slowPlayerBands()).StandInForDealBand);
const TheyWaitBand = shownLater(async () => (await slowPlayerBands()).TheyWaitBand);

export interface TableBandsProps {
  /** The seats whose decision is pending. */
  readonly pending?: readonly Seat[];
  /** How the viewer sees a running game. */
  readonly watched?: Watched;
  /** Further bands. */
  readonly children?: ReactNode;
}

/**
 * The banners of a table, pinned below the bar. They show the state of the connection, absent players, and that the viewer is
 * watching.
 */
export function TableBands({ pending = [], watched, children }: TableBandsProps) {
  const { table, seat, host, status, elsewhere, otherDevice } = useTable();
  const say = useSay();
  const stack = useRef<HTMLDivElement>(null);
  const { more, next } = useOneAtATime(stack);
  const playing = table.status === 'playing';
  const agrees = useAgreements(table);
  return (
    <div ref={stack} className="table-bands">
      <ConnectionBand status={status} />
      {elsewhere && seat !== null && <ElsewhereBand />}
      {otherDevice && seat !== null && <OtherDeviceBand />}
      {host && table.entryRequests.length > 0 && <EntryRequestBands />}
      <HostBand />
      {playing && seat?.standIn === 'agreed' && <StandInBand />}
      {playing && seat?.standIn === 'deal' && <StandInForDealBand />}
      {playing && seat !== null && pending.includes(seat.seat) && <NudgeBand />}
      {agrees && <GameAgreements />}
      {table.status === 'gathering' && (table.waitingGame !== null || table.end === 'agreed') && <GatheringAgreements />}
      {playing && <AwayBand pending={pending} />}
      {playing && seat?.slow === true && <TheyWaitBand />}
      {playing && watched !== undefined && isAboutWatching(table, seat) && <WatchingBands watched={watched} />}
      {children}
      {more > 0 && (
        <Button className="bands-more" variant="quiet" onClick={next}>
          {say('table.band.more', { count: more })}
        </Button>
      )}
    </div>
  );
}

/** Returns whether anything has been proposed or agreed on in the current game. From then on, the bands also show the outcome. */
function useAgreements({ status, gameId, proposal, pause, idle }: TableView): boolean {
  const [of, setOf] = useState<string | null>(null);
  const isNow = status === 'playing' && (proposal !== null || pause !== null || idle !== null);
  if (isNow && of !== gameId) setOf(gameId);
  return status === 'playing' && of === gameId;
}

/** Returns whether the bands about watching have content: for a spectator, and for players who are watched or show a hand. */
function isAboutWatching(table: TableView, seat: SeatView | null): boolean {
  return seat === null || table.spectators.length > 0 || handsShown(table) !== 'none';
}

/**
 * A band for a host whose predecessor is back, with a button to return the role. A new host also gets a band, until they dismiss
 * it.
 */
function HostBand() {
  const say = useSay();
  const { table, you, host, ask } = useTable();
  const [isNew, seen] = useNewHost();
  const { formerHost } = table;
  if (!host) return null;
  if (formerHost !== null && isHere(table, formerHost)) {
    return (
      <Band
        icon="check"
        headline={say('table.band.former-host', { name: personName(table, formerHost) ?? '' })}
        action={
          <>
            <AskButton onClick={() => ask('handOver', { person: formerHost })}>{say('table.band.give-back')}</AskButton>
            <AskButton
              onClick={() => {
                seen();
                ask('handOver', { person: you });
              }}
            >
              {say('table.band.keep-it')}
            </AskButton>
          </>
        }
      >
        {say('table.band.former-host-detail')}
      </Band>
    );
  }
  if (!isNew) return null;
  return (
    <Band
      silent
      buttons="beside"
      icon="person"
      headline={say('table.band.new-host')}
      action={<Button onClick={seen}>{say('table.band.new-host-seen')}</Button>}
    >
      {say('table.band.new-host-detail')}
    </Band>
  );
}

function AwayBand({ pending }: { pending: readonly Seat[] }) {
  const say = useSay();
  const { table, you, host, ask } = useTable();
  const away = table.seats.filter((held) => isAway(held) && held.person !== you);
  const narrow = useMedia(ON_A_PHONE);
  if (away.length === 0) return null;
  const names = away.map(({ name }) => name);
  const who = (narrow ? namesInLittleRoom(names) : names).map((name) => ({ name, you: false }));
  return (
    <Band
      silent
      buttons="beside"
      icon="pause"
      headline={say('table.band.away', { who })}
      {...(host && {
        action: (
          <AskButton icon="bot" onClick={() => away.forEach(({ seat }) => ask('standIn', { seat }))}>
            {say('table.band.let-bots-play', { seats: away.length })}
          </AskButton>
        ),
      })}
    >
      {sentences([
        pending.some((seat) => away.some((held) => held.seat === seat)) ? say('table.band.game-waits') : '',
        table.settings.standIn === 'when-away' ? say('table.band.sits-in') : say('table.band.seats-saved', { seats: away.length }),
      ])}
    </Band>
  );
}

function isAway({ kind, connected, standIn }: SeatView): boolean {
  return kind === 'person' && !connected && standIn === null;
}
