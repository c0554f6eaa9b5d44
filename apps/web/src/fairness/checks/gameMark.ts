import type { CheckOfGame } from './checkStored.ts';

/** What stands at the result of a game. A spectator’s device never proves a shuffle, so it is not blamed for that. */
export type GameMark = 'proved' | 'not-proved' | 'matches' | 'untrue';

/**
 * What stands at the result, by what was found out, by whom, and whether it is still being asked for; null for nothing. A record
 * that is not given out leaves the shuffle unproved; one that could not be asked for yet leaves it open.
 */
export function markOf(found: CheckOfGame | null, as: 'player' | 'spectator', asking: 'open' | 'closed'): GameMark | null {
  if (found === null) return null;
  if (!found.had) return asking === 'closed' && as === 'player' ? 'not-proved' : null;
  const { verdict } = found.report.finding;
  return verdict === 'not-proved' && as === 'spectator' ? 'matches' : verdict;
}
