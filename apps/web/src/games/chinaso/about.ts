import { seats } from '@chinwag/rules/chinaso/seats';
import { message } from '../../language/message.ts';
import type { GameAbout } from '../about.ts';

/** What can be said of Chinaso before any of it is loaded. */
export const about = {
  title: 'Chinaso',
  seats,
  blurb: message('games.chinaso.blurb'),
  more: message('games.chinaso.more'),
  shelf: 'home',
  card: '7H',
  pack: 'french',
  unit: 'hand',
  rulePrefix: 'CS',
  terms: { contract: 'CS3.1', buy: 'CS5.3' },
} as const satisfies GameAbout;
