import { seats } from '@chinwag/rules/chinchon/seats';
import type { GameAbout } from '../about.ts';

/** Chinchón's metadata, available before the game loads. */
export const about = {
  title: 'Chinchón',
  seats,
  shelf: 'home',
  card: '11C',
  pack: 'spanish',
  rulePrefix: 'CH',
  terms: { close: 'CH5.1', chinchon: 'CH5.2' },
} as const satisfies GameAbout;
