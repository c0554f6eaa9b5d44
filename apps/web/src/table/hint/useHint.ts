import type { GameState } from '@chinwag/rules';
import { useState } from 'react';
import { useSay } from '../../language/language.ts';
import { useTable } from '../tableContext.ts';

/** A hint that can be asked for, and how to ask. */
export interface WayToHint {
  /** Whether one lies on the table: for as long as the position is the one it was asked in. */
  readonly isOpen: boolean;
  readonly ask: () => void;
  readonly close: () => void;
  /** Why it cannot be asked for at this moment; undefined if it can. */
  readonly offReason: string | undefined;
}

/** The way to a hint for one who plays, where the rules of the table have hints; else null. */
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
