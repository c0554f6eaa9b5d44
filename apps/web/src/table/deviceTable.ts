import type { GameId } from '@chinwag/rules';
import { loadScreen } from '../games/loadScreen.ts';
import { currentGuest, type GuestSession } from '../session/guest.ts';
import { usePreferences } from '../ui/preferences.ts';
import { LOCAL_CODE, OWN_ID } from '../session/practice/localSeat.ts';
import { type LocalServer, openLocalConnection } from '../session/practice/openLocalConnection.ts';
import { botPause, PRACTICE_PACES } from './pace.ts';
import type { ToTable } from './useTableConnection.ts';

/** A table on this device: its game, and what is stored of it. */
export interface DeviceTable extends Pick<LocalServer, 'setup' | 'stored' | 'keep'>, Pick<ToTable, 'waitsAt'> {
  readonly game: GameId;
}

/** Returns the connection to a table on this device, for a guest with or without a name, at the pace that they prefer. */
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
      // Beside the worker, and not after it: a failed load is repeated, or refused, when the game starts.
      loadScreen(server.game).catch(() => undefined);
      return open(...args);
    },
    reach: 'device',
    pace: () => PRACTICE_PACES[usePreferences.getState().pace].rests,
    ...(waitsAt && { waitsAt }),
  };
}
