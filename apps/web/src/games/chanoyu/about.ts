import { seats } from '@chinwag/rules/chanoyu/seats';
import type { GameAbout } from '../about.ts';

/** Chanoyu's metadata, available before the game loads. */
export const about = {
  title: 'Chanoyu',
  seats,
  shelf: 'home',
  card: 'X1',
  pack: 'french',
  jokers: 'tsukumogami',
  unit: 'round',
  rulePrefix: 'CN',
  terms: { tsukumogami: 'CN5.4', 'tea-host': 'CN2.1' },
} as const satisfies GameAbout;
