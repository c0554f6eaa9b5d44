import type { Answer, Tally } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { useGuest } from '../../session/guest.ts';
import { getTally } from '../../session/tally.ts';
import { untilLeft } from '../../inTime.ts';
import { useTable } from '../tableContext.ts';

/** Returns the games played at the table so far. Returns null until they are loaded; a refusal if they are unavailable. */
export function useTally(): Answer<Tally> | null {
  const { link } = useTable().table;
  const token = useGuest()?.token;
  const [tally, setTally] = useState<Answer<Tally> | null>(null);
  useEffect(() => untilLeft(getTally(token, link), setTally), [token, link]);
  return tally;
}
