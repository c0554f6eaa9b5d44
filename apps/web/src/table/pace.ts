import { PACES, type Pace, type PaceRule } from '@chinwag/protocol';
import type { Preferences } from '../ui/preferences.ts';

/** What each speed leaves of the rests of a table. */
const SPEEDS: Readonly<Record<Preferences['animation'], number>> = { normal: 1, fast: 0.55, off: 0 };

/** How long a table among friends rests here, at its pace and the speed of this device, as a share of what its game asks for. */
export function restsAmongFriends(pace: Pace, speed: Preferences['animation']): number {
  return PACES[pace].rests * SPEEDS[speed];
}

/** What each pace leaves where one practises, which may be slower than any table among friends: bots wait until all is shown. */
export const PRACTICE_PACES: Readonly<Record<Preferences['pace'], PaceRule>> = { ...PACES, slow: { rests: 1.6, bots: 3 } };

/** How long a bot takes over a move at a calm table where one practises, in ms. */
const CALM_BOT = 700;

/** How long a bot takes over a move where one practises at this pace, in ms. */
export function botPause(pace: Preferences['pace']): number {
  return CALM_BOT * PRACTICE_PACES[pace].bots;
}
