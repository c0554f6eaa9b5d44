import type { GuestId, Sight } from '@chinwag/protocol';
import type { Viewer } from '@chinwag/rules';
import { handsShownAt } from '../record/shown-hands.ts';
import { seatOf, type TableRecord } from '../record/table-record.ts';

/** How somebody sees a game, and with whose eyes. */
export interface Viewpoint {
  readonly sight: Sight;
  readonly viewer: Viewer;
}

const PUBLIC: Viewpoint = { sight: 'public', viewer: 'spectator' };

/** What there is to see for one who watches. */
export interface SpectatorChoice {
  readonly wouldSee: 'hands' | 'no hand';
  /** The deal that is sent to those who are a deal behind, given by the number of those before it. */
  readonly behind: number;
}

/** How somebody at a table sees its game: from their own seat; or as those who watch may, but for one who would see no hand. */
export function viewpointOf(table: TableRecord, person: GuestId, { wouldSee, behind }: SpectatorChoice): Viewpoint {
  const seat = seatOf(table, person);
  if (seat !== null) return { sight: 'own-seat', viewer: seat };
  return wouldSee === 'hands' ? viewpointOfSpectators(table, behind) : PUBLIC;
}

function viewpointOfSpectators(table: TableRecord, behind: number): Viewpoint {
  if (table.settings.watching === 'all-hands-later') {
    // A deal that was over before anybody knew that it would be shown stays closed.
    return behind < table.watchingSince ? PUBLIC : { sight: 'all-hands-later', viewer: 'all-hands' };
  }
  const shown = handsShownAt(table);
  if (shown === 'all') return { sight: 'all-hands', viewer: 'all-hands' };
  return shown === 'none' ? PUBLIC : { sight: 'one-seat', viewer: shown.seat };
}

/** Whether one who sees a game so is shown hands of the deal that is on without playing it. */
export function isLooking({ sight }: Viewpoint): boolean {
  return sight === 'one-seat' || sight === 'all-hands';
}
