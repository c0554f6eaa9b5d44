import type { Retention } from '@chinwag/protocol';
import { PASS_LIFETIME } from '../identity/passes.ts';
import { revocationAge } from '../identity/revocations.ts';
import { TAKEN_PASS_AGE } from '../store/pruning.ts';
import type { RetentionPeriods } from '../store/retention-periods.ts';

/**
 * Returns the retention periods of this server. `lifetime` is how long a token is valid, in ms; `contact` is a link to the
 * operator.
 */
export function retentionOfServer(
  { tables, games, sayings, marked = 0 }: RetentionPeriods, lifetime: number, contact: string | null,
): Retention {
  return {
    tables, games, messages: sayings, marked,
    passes: PASS_LIFETIME, takenPasses: TAKEN_PASS_AGE, revocations: revocationAge(lifetime), guests: lifetime, contact,
  };
}
