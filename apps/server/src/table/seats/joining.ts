import type { Guest, GuestId } from '@chinwag/protocol';
import type { AnyGame, Seat } from '@chinwag/rules';
import type { Changed } from '../record/change.ts';
import { withRoomAt } from './seat-count.ts';
import { isRemoved, seatOf, type TableRecord, withPersonAt } from '../record/table-record.ts';

/** After a game: sets whether a spectator will play in the next one. Returns the new table, or a refusal. */
export function joinNext(table: TableRecord, guest: Guest, wish: 'play' | 'watch'): Changed {
  if (table.status !== 'finished') return 'only-when-finished';
  if (isRemoved(table, guest.id)) return 'removed-from-table';
  if (seatOf(table, guest.id) !== null) return table;
  const others = table.joining.filter(({ id }) => id !== guest.id);
  return { ...table, joining: wish === 'play' ? [...others, guest] : others };
}

/**
 * Returns a gathering table with these people seated as well. They get empty seats, then bots' seats, then as many additional seats
 * as the game allows. The seats of absent people, for whom a bot would play, come last. Everybody else remains a spectator.
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
 * Returns the seats of absent people that a friend may take between games. Returns an empty list while any other seat is available.
 */
export function seatsOfAbsent(table: TableRecord, game: AnyGame | null, isAway: (person: GuestId) => boolean): readonly Seat[] {
  const { status, seats } = table;
  const isFull = seats.every(({ kind }) => kind === 'person') && seats.length >= (game?.seats.max ?? 0);
  if (game === null || status === 'playing' || !isFull) return [];
  return seats.flatMap((held, seat) => (held.kind === 'person' && isAway(held.person) ? seat : []));
}
