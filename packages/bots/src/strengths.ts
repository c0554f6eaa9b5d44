import type { GameId } from '@chinwag/rules';

/** How well a bot plays, the weakest first. Every game has gentle and sensible players. */
export const STRENGTHS = ['gentle', 'sensible', 'strong'] as const;
/** How well a bot plays. */
export type Strength = (typeof STRENGTHS)[number];

/** How well a bot plays where nobody chose, and one that sits in for somebody. */
export const USUAL_STRENGTH: Strength = 'sensible';

/** The games that have strong players, too. The compiler holds the registry to it. */
const STRONG_GAMES = ['chapanka', 'chinkway'] as const satisfies readonly GameId[];
/** The name of a game that has strong players. */
export type StrongGame = (typeof STRONG_GAMES)[number];

/** The strengths in which the game of that name has players, the weakest first. */
export function strengthsOf(game: string): readonly Strength[] {
  const strong: readonly string[] = STRONG_GAMES;
  return STRENGTHS.filter((strength) => strength !== 'strong' || strong.includes(game));
}

/** How well a bot plays a game of which `wished` was asked: so, or as usual where the game has no such player. */
export function playableStrength(game: string, wished: Strength): Strength {
  return strengthsOf(game).includes(wished) ? wished : USUAL_STRENGTH;
}
