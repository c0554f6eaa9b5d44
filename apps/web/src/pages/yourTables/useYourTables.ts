import type { ListedTable, TableCode } from '@chinwag/protocol';
import { useCallback, useEffect, useState } from 'react';
import { getTables, postPutAway } from '../../session/api.ts';
import type { GuestSession } from '../../session/guest.ts';
import { untilLeft } from '../../inTime.ts';

/** A guest's tables and the actions on the list. */
export interface YourTables {
  /** The tables; also empty while they are unknown. */
  readonly tables: readonly ListedTable[];
  /** Removes a table from the list. */
  readonly putAway: (code: TableCode) => void;
}

/** Returns a guest's tables. Requests them again whenever the page becomes visible, and never while it is hidden. */
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
