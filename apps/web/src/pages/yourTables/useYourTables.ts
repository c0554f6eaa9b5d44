import type { ListedTable, TableCode } from '@chinwag/protocol';
import { useCallback, useEffect, useState } from 'react';
import { getTables, postPutAway } from '../../session/api.ts';
import type { GuestSession } from '../../session/guest.ts';
import { untilLeft } from '../../inTime.ts';

/** The tables one sits at, and what can be done with the list. */
export interface YourTables {
  /** Empty as well while nobody knows. */
  readonly tables: readonly ListedTable[];
  /** Takes a table off the list. */
  readonly putAway: (code: TableCode) => void;
}

/** The tables of a guest, asked for again whenever somebody looks at the page again; never while nobody does. */
export function useYourTables(session: GuestSession | null): YourTables {
  const [tables, setTables] = useState<readonly ListedTable[]>([]);
  const token = session?.token ?? null;
  useEffect(() => {
    if (token === null) return undefined;
    let leave = (): void => undefined;
    const seen = () => {
      if (document.hidden) return;
      leave();
      leave = untilLeft(getTables(token), (answer) => answer.ok && setTables(answer.tables));
    };
    seen();
    window.addEventListener('focus', seen);
    window.addEventListener('pageshow', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      leave();
      window.removeEventListener('focus', seen);
      window.removeEventListener('pageshow', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [token]);
  const putAway = useCallback(
    (code: TableCode) => {
      setTables((before) => before.filter((table) => table.code !== code));
      if (token !== null) void postPutAway(token, code);
    },
    [token],
  );
  return { tables: token === null ? [] : tables, putAway };
}
