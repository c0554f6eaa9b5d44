import type { Strength } from '@chinwag/bots/strengths';
import type { TableView } from '../../session/tableView.ts';

/** How well another bot is to play at a table: as the one that came last does; as usual where there is none. */
export function likeOthers({ seats }: TableView): { readonly strength?: Strength } {
  const strength = seats.findLast(({ kind }) => kind === 'bot')?.strength ?? null;
  return strength === null ? {} : { strength };
}
