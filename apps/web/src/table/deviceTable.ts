import { PACES } from '@chinwag/protocol';
import type { GameId } from '@chinwag/rules';
import { loadScreen } from '../games/loadScreen.ts';
import { currentGuest, type GuestSession } from '../session/guest.ts';
import { usePreferences } from '../ui/preferences.ts';
import { LOCAL_CODE, OWN_ID } from '../session/practice/localSeat.ts';
import { type LocalHouse, openLocalLine } from '../session/practice/openLocalLine.ts';
import { botPause } from './pace.ts';
import type { ToTable } from './useTableConnection.ts';

/** A table on this device: its game, and what is kept of it. */
export interface DeviceTable extends Pick<LocalHouse, 'setup' | 'kept' | 'keep'>, Pick<ToTable, 'waitsAt'> {
  readonly game: GameId;
}

/** The way to a table on this device, for whoever it is, with a name or without; it goes at the pace that they like. */
export function toDeviceTable({ waitsAt, ...house }: DeviceTable): ToTable {
  const name = currentGuest()?.guest.name ?? '';
  const session: GuestSession = { guest: { id: OWN_ID, name }, token: '' };
  const open = openLocalLine({
    ...house,
    name,
    pause: () => botPause(usePreferences.getState().pace),
    followPause: (changed) => usePreferences.subscribe(({ pace }) => changed(botPause(pace))),
  });
  return {
    code: LOCAL_CODE,
    guest: () => session,
    openLine: (...line) => {
      // Beside the worker, and not after it: what cannot be loaded now is loaded, or refused, when the game begins.
      loadScreen(house.game).catch(() => undefined);
      return open(...line);
    },
    reach: 'device',
    pace: () => PACES[usePreferences.getState().pace].rests,
    ...(waitsAt && { waitsAt }),
  };
}
