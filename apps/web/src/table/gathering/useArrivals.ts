import type { GuestId } from '@chinwag/protocol';
import { useEffect, useRef, useState } from 'react';
import type { TableView } from '../../session/tableView.ts';

const STAYS_NEW = 15_000;

/** Returns the people who have just sat down, for a while after sitting down. Excludes people who had a seat from the start. */
export function useArrivals(table: TableView): ReadonlySet<GuestId> {
  const [arrived, setArrived] = useState<ReadonlySet<GuestId>>(new Set());
  const known = useRef<ReadonlySet<GuestId> | null>(null);
  useEffect(() => {
    const seated = new Set(table.seats.flatMap(({ person }) => (person === null ? [] : [person])));
    const before = known.current;
    known.current = seated;
    const fresh = before === null ? [] : [...seated].filter((person) => !before.has(person));
    if (fresh.length === 0) return;
    setArrived((now) => new Set([...now, ...fresh]));
    setTimeout(() => setArrived((now) => new Set([...now].filter((person) => !fresh.includes(person)))), STAYS_NEW);
  }, [table.seats]);
  return arrived;
}
