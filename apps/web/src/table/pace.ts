import { PACES, type Pace } from '@chinwag/protocol';
import type { Preferences } from '../kit/preferences.ts';

/** How long a table among friends rests on this device, as a share of what its pace and its game ask for. */
export const RESTS: Readonly<Record<Preferences['animation'], number>> = { normal: 1, fast: 0.55, off: 0 };

/** How long a bot takes over a move at a calm table where one practises, in ms. */
const CALM_BOT = 700;

/** How long a bot takes over a move where one practises at this pace, in ms. */
export function botPause(pace: Pace): number {
  return CALM_BOT * PACES[pace].bots;
}
