import * as z from 'zod/mini';
import type { Parser } from '../../kernel/game.ts';

/**
 * What a stretch of n consecutive values scores (CN6.1). `links`: n − 1. `steps`: n, and n − 1 more.
 * `runs`: n(n + 1) / 2, which is mostly a game of one round.
 */
export type Scoring = 'links' | 'steps' | 'runs';

/** What the host chooses before the game. */
export interface ChanoyuOptions {
  readonly scoring: Scoring;
}

/** Parses the host's choices; what is left out takes its default, and an unknown choice is refused. */
export const chanoyuOptions: Parser<ChanoyuOptions> = z.strictObject({
  scoring: z._default(z.enum(['links', 'steps', 'runs']), 'links'),
});
