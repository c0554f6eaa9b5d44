import type { GameId } from '@chinwag/rules';

/** The strengths of bots, weakest first. Every game has gentle and sensible bots. */
export const STRENGTHS = ['gentle', 'sensible', 'strong'] as const;
/** The strength of a bot, such as `sensible`. */
export type Strength = (typeof STRENGTHS)[number];

/** The default strength, also used by stand-ins. */
export const USUAL_STRENGTH: Strength = 'sensible';

/** The games that also have a strong bot. The compiler checks the registry against this list. */
const STRONG_GAMES = ['chapanka', 'chinkway'] as const satisfies readonly GameId[];
/** The id of a game that has a strong bot. */
export type StrongGame = (typeof STRONG_GAMES)[number];

/** Returns the strengths for which a game has a bot, weakest first. */
export function strengthsOf(game: string): readonly Strength[] {
  const strong: readonly string[] = STRONG_GAMES;
  return STRENGTHS.filter((strength) => strength !== 'strong' || strong.includes(game));
}

/** Returns the requested strength if the game has that bot, or the default strength if not. */
export function playableStrength(game: string, wished: Strength): Strength {
  return strengthsOf(game).includes(wished) ? wished : USUAL_STRENGTH;
}
