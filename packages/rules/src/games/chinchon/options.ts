import * as z from 'zod/mini';
import type { Parser } from '../../kernel/game.ts';
import type { SpanishDeck } from '../../kernel/spanish-cards.ts';

/** What the host chooses before the game. */
export interface ChinchonOptions {
  /** How many cards the pack has (CH1.1). */
  readonly deck: SpanishDeck;
  /** `settle`: laying down closes, and the others settle at once (CH5). `play-on`: play goes on after it (CH6). */
  readonly ending: 'settle' | 'play-on';
  /** The points that put a player out (CH7.2). */
  readonly target: 100 | 70;
  /** The counters that each player pays into the pot (CH8.1). */
  readonly ante: number;
  /** How often a player who is out may re-enlist (CH8.2). */
  readonly reenlist: 'unlimited' | 'once' | 'never';
}

/** The highest ante: of so many counters, any pot there can be is still counted exactly. */
export const MOST_ANTE = 1_000_000_000;

/** Parses the host's choices; what is left out takes its default, and an unknown choice is refused. */
export const chinchonOptions: Parser<ChinchonOptions> = z.strictObject({
  deck: z._default(z.enum(['40', '48']), '40'),
  ending: z._default(z.enum(['settle', 'play-on']), 'settle'),
  target: z._default(z.literal([100, 70]), 100),
  ante: z._default(z.int().check(z.minimum(0), z.maximum(MOST_ANTE)), 10),
  reenlist: z._default(z.enum(['unlimited', 'once', 'never']), 'unlimited'),
});
