import { type ChinkwayEnding, type ChinkwayState, scheduledDeals } from '@chinwag/rules/chinkway';
import { numberWord } from '../../wording/words.ts';
import type { Endings } from '../board.ts';

/** Why the game is over. */
export const endings: Endings<ChinkwayState, ChinkwayEnding['code']> = {
  scheduled: ({ options }) => `All ${numberWord(scheduledDeals(options))} deals have been played.`,
  reseated: () => 'The last deal has been played, with the seats that second place asked for.',
  extra: () => 'The extra deal that second place asked for has been played.',
};
