import * as z from 'zod/mini';
import type { Parser } from '../../kernel/game.ts';

/** How many deals a game may have: each player deals equally often (CP2.5). */
export const DEALS = [4, 8, 12, 16, 20, 24, 28, 32] as const;

/** What the host chooses before the game. */
export interface ChapankaOptions {
  /** How many deals the game has (CP2.5). */
  readonly deals: (typeof DEALS)[number];
  /** Whether the Kinal takes the pot when discarded, and doubles it when forced (CP6.7). */
  readonly kinalPot: 'on' | 'off';
}

/** Parses the host's choices; what is left out takes its default, and an unknown choice is refused. */
export const chapankaOptions: Parser<ChapankaOptions> = z.strictObject({
  deals: z._default(z.literal([...DEALS]), 8),
  kinalPot: z._default(z.enum(['on', 'off']), 'on'),
});
