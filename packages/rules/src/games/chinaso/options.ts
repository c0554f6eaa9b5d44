import * as z from 'zod/mini';
import type { Parser } from '../../kernel/game.ts';

/** Which chart cards left in hand are counted by (CS6.2). The source refers to a chart that its text lacks. */
export const CARD_POINTS = ['face-value', 'fives-and-tens'] as const;
export type CardPoints = (typeof CARD_POINTS)[number];

/** The most counters a stake may be. */
export const HIGHEST_STAKE = 1_000_000;

/** What is played for, in whole counters from 0 (CS7.1). All zero still counts as playing for stakes. */
export interface Stakes {
  /** Into the pot, for each buy. */
  readonly buy: number;
  /** To a hand's winner, from each other player. */
  readonly hand: number;
  /** To the game's winner, from each other player. */
  readonly game: number;
}

/** What the host chooses before the game. */
export interface ChinasoOptions {
  readonly cardPoints: CardPoints;
  readonly stakes: 'off' | Stakes;
}

const counters = z.int().check(z.minimum(0), z.maximum(HIGHEST_STAKE));

/** Parses the host's choices; what is left out takes its default, and an unknown choice is refused. */
export const chinasoOptions: Parser<ChinasoOptions> = z.strictObject({
  cardPoints: z._default(z.enum(CARD_POINTS), 'face-value'),
  stakes: z._default(
    z.union([z.literal('off'), z.strictObject({ buy: counters, hand: counters, game: counters })]),
    'off',
  ),
});
