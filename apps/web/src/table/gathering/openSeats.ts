import type { TableView } from '../../session/tableView.ts';

/** Returns the number of empty seats at a table. */
export function openSeats({ seats }: Pick<TableView, 'seats'>): number {
  return seats.filter(({ kind }) => kind === 'empty').length;
}
