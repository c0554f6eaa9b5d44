import { seats } from '@chinwag/rules/chapanka/seats';
import type { GameAbout } from '../about.ts';

/** Chapanka's metadata, available before the game loads. */
export const about = {
  title: 'Chapanka',
  seats,
  shelf: 'home',
  card: 'JH',
  pack: 'french',
  rulePrefix: 'CP',
  terms: { talon: 'CP2.3', kinal: 'CP1.1', party: 'CP4.1', chapanka: 'CP5.1', pancerola: 'CP7.1' },
} as const satisfies GameAbout;
