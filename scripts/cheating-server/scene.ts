import type { ChainedGameRecord } from '@chinwag/rules/game-file';
import type { CheckedGame } from '../../apps/web/src/fairness/checkGame.ts';
import type { WhyNotProved } from '../../apps/web/src/fairness/verdict.ts';
import type { CheatingServer } from './server.ts';

/** A verdict in a few words: how the tables of this command have it. */
export type VerdictInShort = 'untrue' | `proved of ${number}` | `not proved: ${WhyNotProved}`;

/** One way of cheating, or of taking the proof away. */
export interface Scene {
  /** What the server does. */
  readonly does: string;
  readonly expected: VerdictInShort;
  /** Why no better can be expected, where somebody might: a limit that docs/fairness.md states. */
  readonly limit?: string;
  /** Does it to a device that has just been opened; answers the record that it gives out then. */
  readonly cheat: (server: CheatingServer) => Promise<ChainedGameRecord>;
}

/** What the app found, in short: `proved of 2` is proved, but for a choice between two deals. */
export function inShort(checked: CheckedGame): VerdictInShort {
  if (!checked.ok) return 'untrue';
  const { verdict } = checked;
  return verdict.kind === 'proved' ? `proved of ${verdict.choices}` : `not proved: ${verdict.why}`;
}
