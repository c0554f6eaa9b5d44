import type { GameId } from '@chinwag/rules';
import { loadScreen } from '../games/loadScreen.ts';
import { currentGuest, type GuestSession } from '../session/guest.ts';
import { usePreferences } from '../ui/preferences.ts';
import { LOCAL_CODE, OWN_ID } from '../session/practice/localSeat.ts';
import { type LocalServer, openLocalConnection } from '../session/practice/openLocalConnection.ts';
import { botPause, PRACTICE_PACES } from './pace.ts';
import type { ToTable } from './useTableConnection.ts';

/** A table on this device: its game and the table's stored data. */
export interface DeviceTable extends Pick<LocalServer, 'setup' | 'stored' | 'keep'>, Pick<ToTable, 'waitsAt'> {
  readonly game: GameId;
}

/**
 * Returns the options of a connection to a table on this device. The guest needs no name, and the pace is the guest's preferred
 * one.
 */
export function toDeviceTable({ waitsAt, ...server }: DeviceTable): ToTable {
  const name = currentGuest()?.guest.name ?? '';
  const session: GuestSession = { guest: { id: OWN_ID, name }, token: '' };
  const open = openLocalConnection({
    ...server,
    name,
    pause: () => botPause(usePreferences.getState().pace),
    followPause: (changed) => usePreferences.subscribe(({ pace }) => changed(botPause(pace))),
  });
  return {
    code: LOCAL_CODE,
    guest: () => session,
    openConnection: (...args) => {
      // Loads while the worker starts. The start of the game repeats or refuses a failed load.
      loadScreen(server.game).catch(() => undefined);
      return open(...args);
    },
    reach: 'device',
    pace: () => PRACTICE_PACES[usePreferences.getState().pace].rests,
    ...(waitsAt && { waitsAt }),
  };
}
