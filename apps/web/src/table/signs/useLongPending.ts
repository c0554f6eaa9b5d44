import { NUDGE_AFTER } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { useEffect, useState } from 'react';

const NOBODY: readonly Seat[] = [];

interface LongPending {
  readonly question: unknown;
  readonly seats: readonly Seat[];
}

/**
 * Returns the seats that the table has waited for long enough to nudge, as far as this page knows; the table decides. `question`
 * changes with the question that the players must answer.
 */
export function useLongPending(pending: readonly Seat[], question: unknown): readonly Seat[] {
  const [long, setLong] = useState<LongPending>({ question: null, seats: NOBODY });
  const who = pending.join();
  useEffect(() => {
    if (who === '') return;
    const timer = setTimeout(() => setLong({ question, seats: who.split(',').map(Number) }), NUDGE_AFTER);
    return () => clearTimeout(timer);
  }, [who, question]);
  return long.question === question ? long.seats : NOBODY;
}
