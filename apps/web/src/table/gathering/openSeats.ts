import type { TableView } from '../../session/tableView.ts';

/** How many seats of a table are nobody's yet. */
export function openSeats({ seats }: Pick<TableView, 'seats'>): number {
  return seats.filter(({ kind }) => kind === 'empty').length;
}
