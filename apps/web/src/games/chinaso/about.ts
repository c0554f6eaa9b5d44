import { seats } from '@chinwag/rules/chinaso/seats';
import type { GameAbout } from '../about.ts';

/** What can be said of Chinaso before any of it is loaded. */
export const about = {
  title: 'Chinaso',
  seats,
  shelf: 'home',
  card: '7H',
  pack: 'french',
  unit: 'hand',
  rulePrefix: 'CS',
  terms: { contract: 'CS3.1', buy: 'CS5.3' },
} as const satisfies GameAbout;
