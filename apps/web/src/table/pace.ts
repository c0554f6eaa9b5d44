import type { Preferences } from '../kit/preferences.ts';

/** How long a table among friends rests, beside what its game asks for at normal speed. */
export const RESTS: Readonly<Record<Preferences['animation'], number>> = { normal: 1, fast: 0.55, off: 0 };

/** How a table at which one practises goes: how long it rests, as above, and how long a bot waits before it moves, in ms. */
interface PracticePace {
  readonly rests: number;
  readonly bots: number;
}

/** What each pace comes to. The bots wait while the table rests, so that whichever takes longer is what one waits for. */
export const PRACTICE_PACES: Readonly<Record<Preferences['pace'], PracticePace>> = {
  calm: { rests: 1, bots: 700 },
  brisk: { rests: 0.27, bots: 200 },
  'at-once': { rests: 0, bots: 0 },
};
