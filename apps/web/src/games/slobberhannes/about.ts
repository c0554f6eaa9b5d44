import { seats } from '@chinwag/rules/slobberhannes/seats';
import type { GameAbout } from '../about.ts';

/** What can be said of Slobberhannes before any of it is loaded. */
export const about = {
  title: 'Slobberhannes',
  seats,
  shelf: 'example',
  card: 'QC',
  pack: 'french',
  rulePrefix: 'SL',
  terms: { 'bad-point': 'SL4.1' },
} as const satisfies GameAbout;
