import type { GuestId, Sight } from '@chinwag/protocol';
import type { Viewer } from '@chinwag/rules';
import { handsShownAt } from '../record/shown-hands.ts';
import { seatOf, type TableRecord } from '../record/table-record.ts';

/** A viewer's view of a game: the seat whose view it is, and the hands that it shows. */
export interface Viewpoint {
  readonly sight: Sight;
  readonly viewer: Viewer;
}

const PUBLIC: Viewpoint = { sight: 'public', viewer: 'spectator' };

/** The choices of a spectator. */
export interface SpectatorChoice {
  readonly wouldSee: 'hands' | 'no hand';
  /** The deal sent to spectators one deal behind, as the number of earlier deals. */
  readonly behind: number;
}

/** Returns a person's view of the game: from their own seat, or as a spectator, who may choose to see no hands. */
export function viewpointOf(table: TableRecord, person: GuestId, { wouldSee, behind }: SpectatorChoice): Viewpoint {
  const seat = seatOf(table, person);
  if (seat !== null) return { sight: 'own-seat', viewer: seat };
  return wouldSee === 'hands' ? viewpointOfSpectators(table, behind) : PUBLIC;
}

function viewpointOfSpectators(table: TableRecord, behind: number): Viewpoint {
  if (table.settings.watching === 'all-hands-later') {
    // A deal that ended before anybody knew that its hands would be shown stays hidden.
    return behind < table.watchingSince ? PUBLIC : { sight: 'all-hands-later', viewer: 'all-hands' };
  }
  const shown = handsShownAt(table);
  if (shown === 'all') return { sight: 'all-hands', viewer: 'all-hands' };
  return shown === 'none' ? PUBLIC : { sight: 'one-seat', viewer: shown.seat };
}

/** Returns whether a view shows hands of the current deal to a spectator. */
export function isLooking({ sight }: Viewpoint): boolean {
  return sight === 'one-seat' || sight === 'all-hands';
}
