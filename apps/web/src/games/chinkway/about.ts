import { seats } from '@chinwag/rules/chinkway/seats';
import { message } from '../../language/message.ts';
import type { GameAbout } from '../about.ts';

/** What can be said of Chinkway before any of it is loaded. */
export const about = {
  title: 'Chinkway',
  seats,
  blurb: message('games.chinkway.blurb'),
  more: message('games.chinkway.more'),
  shelf: 'home',
  card: 'QS',
  pack: 'french',
  rulePrefix: 'CW',
  terms: { quest: 'CW3.4', demand: 'CW1.2' },
} as const satisfies GameAbout;
