import type { FileEvidence } from '@chinwag/rules/game-file';
import type { Evidence } from './evidence.ts';

/**
 * Returns this device's evidence in the format of a game file, without any fields that the format lacks. Returns null without
 * evidence.
 */
export function wordOfDevice(evidence: Evidence | null): FileEvidence | null {
  if (evidence === null) return null;
  const { rounds, opened, seen, states } = evidence;
  return {
    rounds: rounds.map(({ round, terms, commitment, bound, given }) => ({ round, terms, commitment, bound, given })),
    digest: opened?.digest ?? null,
    seen: seen.map(({ viewer, from, to, chain }) => ({ viewer, from, to, chain })),
    states: states.map(({ viewer, seq, digest }) => ({ viewer, seq, digest })),
  };
}
