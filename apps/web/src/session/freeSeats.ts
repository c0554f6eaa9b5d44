import type { Seat } from '@chinwag/rules';
import { aboutGame } from '../games/abouts.ts';
import type { TableView } from './tableView.ts';

/**
 * The seats that somebody who comes may take, in this order: those that are empty; or, where all are people's, those by which
 * the table grows, as far as its game goes. A bot's seat is not among them: who takes one presses it.
 */
export function freeSeats({ status, game, seats }: TableView): readonly Seat[] {
  if (status !== 'gathering') return [];
  const empty = seats.filter(({ kind }) => kind === 'empty').map(({ seat }) => seat);
  if (empty.length > 0 || seats.some(({ kind }) => kind === 'bot')) return empty;
  const most = aboutGame(game)?.seats.max ?? seats.length;
  return Array.from({ length: Math.max(0, most - seats.length) }, (_, k) => seats.length + k);
}
