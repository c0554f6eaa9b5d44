import type { Answer, GuestId } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { freeSeats } from './freeSeats.ts';
import type { TableConnection } from './tableConnection.ts';
import { seatOf } from './tableView.ts';

/** What taking a seat at a table needs. */
interface TakeSeatOptions extends Pick<TableConnection, 'store'> {
  readonly request: (name: 'sit', payload: { readonly seat: Seat }) => Promise<Answer>;
}

/**
 * Takes the first free seat of a table that gathers. If somebody else was faster, it tries the next; with no free seat, or after
 * any other refusal, the guest remains a spectator.
 */
export async function takeFreeSeat(connection: TakeSeatOptions, person: GuestId): Promise<void> {
  const tried = new Set<Seat>();
  for (;;) {
    const { table } = connection.store.getState();
    if (table?.status !== 'gathering' || seatOf(table, person) !== null) return;
    const seat = freeSeats(table).find((free) => !tried.has(free));
    if (seat === undefined) return;
    tried.add(seat);
    const answer = await connection.request('sit', { seat });
    if (answer.ok || answer.code !== 'seat-taken') return;
  }
}
