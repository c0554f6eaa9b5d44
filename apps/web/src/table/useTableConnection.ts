import { useEffect, useState } from 'react';
import { loadScreen } from '../games/loadScreen.ts';
import { TableConnection, type TableConnectionOptions } from '../session/tableConnection.ts';
import { speechWaitedFor } from './speechWaitedFor.ts';

/** What is special about a line to a table: where it leads, for whom, and how fast the table goes. */
export type ToTable = Omit<TableConnectionOptions, 'loadScreen' | 'speech'>;

/** The line to a table, up for as long as the component is there. Another table or guest needs another component. */
export function useTableConnection(toTable: () => ToTable): TableConnection {
  const [connection] = useState(() => new TableConnection({ ...toTable(), loadScreen, speech: speechWaitedFor }));
  useEffect(() => {
    connection.start();
    return () => connection.stop('away');
  }, [connection]);
  return connection;
}
