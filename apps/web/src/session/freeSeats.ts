import type { Seat } from '@chinwag/rules';
import { aboutGame } from '../games/abouts.ts';
import type { TableView } from './tableView.ts';

/**
 * Returns the seats that a newcomer may take, in order. They are the empty seats or, if people have all seats, those that the table
 * can add. Excludes bots' seats, because the newcomer must press such a seat to take it. Returns an empty list unless the table is
 * gathering.
 */
export function freeSeats({ status, game, seats }: TableView): readonly Seat[] {
  if (status !== 'gathering') return [];
  const empty = seats.filter(({ kind }) => kind === 'empty').map(({ seat }) => seat);
  if (empty.length > 0 || seats.some(({ kind }) => kind === 'bot')) return empty;
  const most = aboutGame(game)?.seats.max ?? seats.length;
  return Array.from({ length: Math.max(0, most - seats.length) }, (_, k) => seats.length + k);
}
