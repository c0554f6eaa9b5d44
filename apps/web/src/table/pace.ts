import { PACES, type Pace, type PaceRule } from '@chinwag/protocol';
import type { Preferences } from '../ui/preferences.ts';

/** The factor that each speed applies to a table's pauses. */
const SPEEDS: Readonly<Record<Preferences['animation'], number>> = { normal: 1, fast: 0.55, off: 0 };

/** Returns the factor for the pauses of a table among friends, from the table's pace and this device's animation speed. */
export function restsAmongFriends(pace: Pace, speed: Preferences['animation']): number {
  return PACES[pace].rests * SPEEDS[speed];
}

/**
 * The timing of each pace at a practice table. It may be slower than at any table among friends, because bots wait until everything
 * has been shown.
 */
export const PRACTICE_PACES: Readonly<Record<Preferences['pace'], PaceRule>> = { ...PACES, slow: { rests: 1.6, bots: 3 } };

/** The time that a bot takes for a move at a calm practice table, in ms. */
const CALM_BOT = 700;

/** Returns the time that a bot takes for a move in practice at this pace, in ms. */
export function botPause(pace: Preferences['pace']): number {
  return CALM_BOT * PRACTICE_PACES[pace].bots;
}
