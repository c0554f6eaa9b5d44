import type { ChainedGameRecord } from '@chinwag/rules/game-file';
import type { CheckedGame } from '../../apps/web/src/fairness/checkGame.ts';
import type { WhyNotProved } from '../../apps/web/src/fairness/verdict.ts';
import type { CheatingServer } from './server.ts';

/** A verdict in short form, for the tables of this command. */
export type VerdictInShort = 'untrue' | `proved of ${number}` | `not proved: ${WhyNotProved}`;

/** A scenario: a way to cheat, or to destroy the proof. */
export interface Scene {
  /** The cheat, in words. */
  readonly does: string;
  readonly expected: VerdictInShort;
  /** The reason why no better verdict is possible: a limit stated in docs/fairness.md. */
  readonly limit?: string;
  /** Cheats a device that has just been opened. Resolves with the record that the server then publishes. */
  readonly cheat: (server: CheatingServer) => Promise<ChainedGameRecord>;
}

/** Returns the app's verdict in short form. `proved of 2` means proved, except that the server could choose between two deals. */
export function inShort(checked: CheckedGame): VerdictInShort {
  if (!checked.ok) return 'untrue';
  const { verdict } = checked;
  return verdict.kind === 'proved' ? `proved of ${verdict.choices}` : `not proved: ${verdict.why}`;
}
