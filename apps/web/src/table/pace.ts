import { PACES, type Pace, type PaceRule } from '@chinwag/protocol';
import type { Preferences } from '../ui/preferences.ts';

/** The factor that each speed applies to a table's pauses. */
const SPEEDS: Readonly<Record<Preferences['animation'], number>> = { normal: 1, fast: 0.55, off: 0 };

/** Returns the factor of a friends' table's pauses here: by its pace, and the speed of this device. */
export function restsAmongFriends(pace: Pace, speed: Preferences['animation']): number {
  return PACES[pace].rests * SPEEDS[speed];
}

/** The rules of each pace in practice, which may be slower than any table among friends: bots wait until everything is shown. */
export const PRACTICE_PACES: Readonly<Record<Preferences['pace'], PaceRule>> = { ...PACES, slow: { rests: 1.6, bots: 3 } };

/** How long a bot takes over a move at a calm practice table, in ms. */
const CALM_BOT = 700;

/** Returns how long a bot takes over a move in practice at this pace, in ms. */
export function botPause(pace: Preferences['pace']): number {
  return CALM_BOT * PRACTICE_PACES[pace].bots;
}
