import type { Guest } from '@chinwag/protocol';
import type { AnyGame } from '@chinwag/rules';
import type { Changed } from '../record/change.ts';
import { withRoomAt } from './seat-count.ts';
import { isRemoved, seatOf, type TableRecord, withPersonAt } from '../record/table-record.ts';

/** After a game somebody who watched would play in the next one, or would rather watch on after all. */
export function joinNext(table: TableRecord, guest: Guest, wish: 'play' | 'watch'): Changed {
  if (table.status !== 'finished') return 'only-when-finished';
  if (isRemoved(table, guest.id)) return 'removed-from-table';
  if (seatOf(table, guest.id) !== null) return table;
  const others = table.joining.filter(({ id }) => id !== guest.id);
  return { ...table, joining: wish === 'play' ? [...others, guest] : others };
}

/**
 * A table that gathers for a game, with these people in seats too: in empty ones, then in bots', then in as many more as the game
 * bears. Who finds none watches on.
 */
export function withJoining(table: TableRecord, game: AnyGame, joining: readonly Guest[]): TableRecord {
  return joining.reduce((now, guest) => {
    const seat = ['empty', 'bot'].map((kind) => now.seats.findIndex((held) => held.kind === kind)).find((at) => at >= 0);
    const taken = seat ?? now.seats.length;
    const room = withRoomAt(now, game, taken);
    return taken < room.seats.length ? withPersonAt(room, taken, guest) : now;
  }, table);
}
