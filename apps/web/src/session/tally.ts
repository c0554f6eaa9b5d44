import { type Answer, type TableCode, type Tally, tallySchema } from '@chinwag/protocol';
import { ask, type Token } from './api.ts';

/** Resolves with the results of a table, or the refusal if the guest may not see them. */
export function getTally(token: Token | undefined, code: TableCode): Promise<Answer<Tally>> {
  return ask(`/tables/${code}/tally`, tallySchema, { method: 'GET', token });
}
