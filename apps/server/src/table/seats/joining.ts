import type { Guest, GuestId } from '@chinwag/protocol';
import type { AnyGame, Seat } from '@chinwag/rules';
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
 * bears, then in those of people who are away, for whom a bot would play. Who finds none watches on.
 */
export function withJoining(
  table: TableRecord,
  game: AnyGame,
  joining: readonly Guest[],
  isAway: (person: GuestId) => boolean,
): TableRecord {
  return joining.reduce((now, guest) => {
    const free = ['empty', 'bot'].map((kind) => now.seats.findIndex((held) => held.kind === kind)).find((at) => at >= 0);
    if (free !== undefined) return withPersonAt(now, free, guest);
    const room = withRoomAt(now, game, now.seats.length);
    const [seat] = room === now ? seatsOfAbsent(now, game, isAway) : [now.seats.length];
    return seat === undefined ? now : withPersonAt(room, seat, guest);
  }, table);
}

/**
 * The seats which a friend who is here may have before a bot plays them: between games, of people who are away, where there is no
 * other seat to be had.
 */
export function seatsOfAbsent(table: TableRecord, game: AnyGame | null, isAway: (person: GuestId) => boolean): readonly Seat[] {
  const { status, seats } = table;
  const isFull = seats.every(({ kind }) => kind === 'person') && seats.length >= (game?.seats.max ?? 0);
  if (game === null || status === 'playing' || !isFull) return [];
  return seats.flatMap((held, seat) => (held.kind === 'person' && isAway(held.person) ? seat : []));
}
