import { seats } from '@chinwag/rules/slobberhannes/seats';
import type { GameAbout } from '../about.ts';

/** Slobberhannes' metadata, available before the game loads. */
export const about = {
  title: 'Slobberhannes',
  seats,
  shelf: 'example',
  card: 'QC',
  pack: 'french',
  rulePrefix: 'SL',
  terms: { 'bad-point': 'SL4.1' },
} as const satisfies GameAbout;
