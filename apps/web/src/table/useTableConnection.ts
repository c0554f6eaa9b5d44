import type { TableCode } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { loadScreen } from '../boards/loadScreen.ts';
import { currentGuest, type GuestSession } from '../connection/guest.ts';
import { openTableLine } from '../connection/openTableLine.ts';
import { TableConnection } from '../connection/tableConnection.ts';
import { type Preferences, usePreferences } from '../kit/preferences.ts';

/** How long the table rests, beside what its game asks for at normal speed. */
const PACES: Readonly<Record<Preferences['animation'], number>> = { normal: 1, fast: 0.55, off: 0 };

/** The line to a table, up for as long as the component is there. Another table or guest needs another component. */
export function useTableConnection(code: TableCode, session: GuestSession): TableConnection {
  const [connection] = useState(
    () =>
      new TableConnection({
        code,
        guest: () => currentGuest() ?? session,
        openLine: openTableLine,
        loadScreen,
        pace: () => PACES[usePreferences.getState().animation],
      }),
  );
  useEffect(() => {
    connection.start();
    return () => connection.stop('away');
  }, [connection]);
  return connection;
}
