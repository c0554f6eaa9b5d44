import { type ChinkwayEnding, type ChinkwayState, scheduledDeals } from '@chinwag/rules/chinkway';
import { message } from '../../language/message.ts';
import type { Endings } from '../../board/defaults/ownScreen.ts';

/** Why the game is over. */
export const endings: Endings<ChinkwayState, ChinkwayEnding['code']> = {
  scheduled: ({ options }) => message('chinkway.ending-scheduled', { deals: scheduledDeals(options) }),
  reseated: () => message('chinkway.ending-reseated'),
  extra: () => message('chinkway.ending-extra'),
};
