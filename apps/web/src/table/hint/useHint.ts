import type { GameState } from '@chinwag/rules';
import { useState } from 'react';
import { useSay } from '../../language/language.ts';
import { useTable } from '../tableContext.ts';

/** The state of hints and the function that requests one. */
export interface WayToHint {
  /** Whether a hint is open. A hint closes when the position in which it was requested changes. */
  readonly isOpen: boolean;
  readonly ask: () => void;
  readonly close: () => void;
  /** Why hints are disabled now; undefined if they are enabled. */
  readonly offReason: string | undefined;
}

/** Returns the way to request a hint. Returns null for a spectator, and if the table's settings exclude hints. */
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
