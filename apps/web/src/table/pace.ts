import { PACES, type Pace } from '@chinwag/protocol';
import type { Preferences } from '../ui/preferences.ts';

/** What each speed leaves of the rests of a table. */
const SPEEDS: Readonly<Record<Preferences['animation'], number>> = { normal: 1, fast: 0.55, off: 0 };

/** How long a table among friends rests here, at its pace and the speed of this device, as a share of what its game asks for. */
export function restsAmongFriends(pace: Pace, speed: Preferences['animation']): number {
  return PACES[pace].rests * SPEEDS[speed];
}

/** How long a bot takes over a move at a calm table where one practises, in ms. */
const CALM_BOT = 700;

/** How long a bot takes over a move where one practises at this pace, in ms. */
export function botPause(pace: Pace): number {
  return CALM_BOT * PACES[pace].bots;
}
