import type { TableView } from '../../session/tableView.ts';

/** Returns how many seats of a table are empty. */
export function openSeats({ seats }: Pick<TableView, 'seats'>): number {
  return seats.filter(({ kind }) => kind === 'empty').length;
}
