import { seats } from '@chinwag/rules/chinkway/seats';
import type { GameAbout } from '../about.ts';

/** Chinkway's metadata, available before the game loads. */
export const about = {
  title: 'Chinkway',
  seats,
  shelf: 'home',
  card: 'QS',
  pack: 'french',
  rulePrefix: 'CW',
  terms: { quest: 'CW3.4', demand: 'CW1.2' },
} as const satisfies GameAbout;
