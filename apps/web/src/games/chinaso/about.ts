import { seats } from '@chinwag/rules/chinaso/seats';
import type { GameAbout } from '../about.ts';

/** Chinaso's metadata, available before the game loads. */
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
