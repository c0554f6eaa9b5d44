import type { CheckOfGame } from './checkStored.ts';

/** The mark beside a game's result. For a spectator, it never says unproved, because their device can never prove a shuffle. */
export type GameMark = 'proved' | 'not-proved' | 'matches' | 'untrue';

/**
 * Returns the mark beside a result, given the finding, the viewer's role, and whether the record is still being requested. Returns
 * null for no mark. A record that the server refuses leaves the shuffle unproved. A record that could not be requested yet leaves
 * the question open.
 */
export function markOf(found: CheckOfGame | null, as: 'player' | 'spectator', asking: 'open' | 'closed'): GameMark | null {
  if (found === null) return null;
  if (!found.had) return asking === 'closed' && as === 'player' ? 'not-proved' : null;
  const { verdict } = found.report.finding;
  return verdict === 'not-proved' && as === 'spectator' ? 'matches' : verdict;
}
