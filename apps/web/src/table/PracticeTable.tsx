import { seatCountFor } from '@chinwag/protocol';
import type { CatalogueEntry } from '../boards/catalogue.ts';
import { currentGuest, type GuestSession } from '../connection/guest.ts';
import { usePreferences } from '../kit/preferences.ts';
import { LOCAL_CODE, OWN_ID } from '../local/localSeat.ts';
import { openLocalLine } from '../local/openLocalLine.ts';
import { keptPractice } from '../local/practice.ts';
import { PRACTICE_PACES } from './pace.ts';
import { TableRooms } from './TableRooms.tsx';
import { useTableConnection } from './useTableConnection.ts';

/** How many sit at a table at which one practises, as far as the game leaves a choice and nothing else was chosen. */
const USUAL_SEATS = 4;

/** A table on this device, at which one plays alone with bots: whoever it is, with a name or without, and without a network. */
export function PracticeTable({ entry }: { readonly entry: CatalogueEntry }) {
  const connection = useTableConnection(() => {
    const name = currentGuest()?.guest.name ?? '';
    const session: GuestSession = { guest: { id: OWN_ID, name }, token: '' };
    const { read, write } = keptPractice(entry.id);
    return {
      code: LOCAL_CODE,
      guest: () => session,
      openLine: openLocalLine({
        game: entry.id,
        setup: { seats: seatCountFor({ wished: USUAL_SEATS, people: 1, seats: entry.seats }), options: {} },
        kept: read,
        keep: write,
        name,
        pause: () => PRACTICE_PACES[usePreferences.getState().pace].bots,
        followPause: (changed) => usePreferences.subscribe(({ pace }) => changed(PRACTICE_PACES[pace].bots)),
      }),
      reach: 'device',
      pace: () => PRACTICE_PACES[usePreferences.getState().pace].rests,
    };
  });
  return <TableRooms connection={connection} you={OWN_ID} purpose="practice" />;
}
