import type { Strength } from '@chinwag/bots/strengths';
import type { TableView } from '../../session/tableView.ts';

/**
 * Returns the strength of an additional bot at a table, as part of a request. It is the strength of the last bot, or omitted if
 * there are no bots.
 */
export function likeOthers({ seats }: TableView): { readonly strength?: Strength } {
  const strength = seats.findLast(({ kind }) => kind === 'bot')?.strength ?? null;
  return strength === null ? {} : { strength };
}
