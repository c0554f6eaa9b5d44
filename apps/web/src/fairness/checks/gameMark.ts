import type { CheckOfGame } from './checkStored.ts';

/** The mark beside a game's result. A spectator's device never proves a shuffle, so it is not blamed for that. */
export type GameMark = 'proved' | 'not-proved' | 'matches' | 'untrue';

/**
 * Returns the mark beside a result, by the finding, the viewer's role, and whether it is still being requested; null for none. A
 * record that is not given out leaves the shuffle unproved. A record that could not be requested yet leaves the question open.
 */
export function markOf(found: CheckOfGame | null, as: 'player' | 'spectator', asking: 'open' | 'closed'): GameMark | null {
  if (found === null) return null;
  if (!found.had) return asking === 'closed' && as === 'player' ? 'not-proved' : null;
  const { verdict } = found.report.finding;
  return verdict === 'not-proved' && as === 'spectator' ? 'matches' : verdict;
}
