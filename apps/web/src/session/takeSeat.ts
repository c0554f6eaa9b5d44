import type { Answer, GuestId } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { freeSeats } from './freeSeats.ts';
import type { TableConnection } from './tableConnection.ts';
import { seatOf } from './tableView.ts';

/** The connection through which to take a seat, with the table's state. */
interface TakeSeatOptions extends Pick<TableConnection, 'store'> {
  readonly request: (name: 'sit', payload: { readonly seat: Seat }) => Promise<Answer>;
}

/**
 * Takes the first free seat of a gathering table. If somebody else takes that seat first, tries the next one. If no seat is free,
 * or after any other refusal, the guest remains a spectator.
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
