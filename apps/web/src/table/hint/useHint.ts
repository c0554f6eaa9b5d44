import type { GameState } from '@chinwag/rules';
import { useState } from 'react';
import { useSay } from '../../language/language.ts';
import { useTable } from '../tableContext.ts';

/** The way to request a hint. */
export interface WayToHint {
  /** Whether a hint is open: as long as the position in which it was requested lasts. */
  readonly isOpen: boolean;
  readonly ask: () => void;
  readonly close: () => void;
  /** Why it is disabled at this moment; undefined if it is not. */
  readonly offReason: string | undefined;
}

/** Returns the way to request a hint; null for a spectator, and where the table's settings exclude hints. */
export function useHint(newest: GameState, isAsked: boolean): WayToHint | null {
  const { table, seat } = useTable();
  const say = useSay();
  const [askedIn, setAskedIn] = useState<GameState | null>(null);
  if (table.settings.hints === 'off' || seat === null) return null;
  return {
    isOpen: isAsked && askedIn === newest,
    ask: () => isAsked && setAskedIn(newest),
    close: () => setAskedIn(null),
    offReason: isAsked ? undefined : say('play.hint-later'),
  };
}
