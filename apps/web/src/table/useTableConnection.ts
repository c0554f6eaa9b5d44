import { useEffect, useState } from 'react';
import { loadScreen } from '../games/loadScreen.ts';
import { TableConnection, type TableConnectionOptions } from '../session/tableConnection.ts';
import { speechWaitedFor } from './speechWaitedFor.ts';

/** The options of a connection to a table: its address, its guest, and the table's speed. */
export type ToTable = Omit<TableConnectionOptions, 'loadScreen' | 'speech'>;

/**
 * Returns the connection to a table. The connection is open while the component is mounted. A different table or guest requires a
 * new component.
 */
export function useTableConnection(toTable: () => ToTable): TableConnection {
  const [connection] = useState(() => new TableConnection({ ...toTable(), loadScreen, speech: speechWaitedFor }));
  useEffect(() => {
    connection.start();
    return () => connection.stop('away');
  }, [connection]);
  return connection;
}
