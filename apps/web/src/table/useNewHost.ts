import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { storedOnDevice } from '../storage/stored.ts';
import { useTable } from './tableContext.ts';

/** The tables whose host is known on this device, by link, latest last, each with that host. */
const stored = storedOnDevice('hosts', z.array(z.tuple([z.string(), z.string()])));

/** The number of tables stored. */
const MOST = 50;

function knownHost(link: string): string | null {
  return stored.read()?.find(([table]) => table === link)?.[1] ?? null;
}

function note(link: string, host: string): void {
  const others = (stored.read() ?? []).filter(([table]) => table !== link);
  stored.write([...others, [link, host] as [string, string]].slice(-MOST));
}

/**
 * Returns whether the viewer has become the host and has not yet dismissed the notice, and the function that dismisses it. The
 * notice survives a reload.
 */
export function useNewHost(): readonly [isNew: boolean, seen: () => void] {
  const { table: { link, host }, you } = useTable();
  const [known, setKnown] = useState(() => knownHost(link));
  const isNew = known !== null && known !== host && host === you;
  // The log already says that somebody else is host now.
  if (known !== host && !isNew) setKnown(host);
  useEffect(() => {
    if (!isNew) note(link, host);
  }, [isNew, link, host]);
  return [isNew, () => setKnown(host)];
}
