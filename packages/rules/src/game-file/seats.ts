import { holderOf, type SeatHolder } from '../fair/holder.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ChainedGameRecord, EarlierGameRecord, NamedSeat } from './format.ts';

/** What of a game says who held its seats. */
export type HeldSeats =
  | Pick<EarlierGameRecord, 'seats'> & { readonly changes?: undefined }
  | Pick<ChainedGameRecord, 'seats' | 'changes'>;

/** Who held the seats of a game when it began, by seat. */
export function seatsAtStart({ seats }: HeldSeats): readonly NamedSeat[] {
  return seats.map(named);
}

/** Who held the seats of a game when it ended, by seat. */
export function seatsAtEnd(game: HeldSeats): readonly NamedSeat[] {
  return game.changes === undefined ? game.seats : lastHolders(game).map(named);
}

/** What stands for those who held the seats of a game when it ended, by seat. */
export function lastHolders({ seats, changes }: Pick<ChainedGameRecord, 'seats' | 'changes'>): readonly SeatHolder[] {
  return seats.map((first, seat) => changes.findLast((change) => change.seat === seat) ?? first);
}

/** The seats at which a name was erased, as it began or later, lowest first. */
export function erasedSeats({ seats, changes = [] }: HeldSeats): readonly Seat[] {
  const held: readonly (readonly [Seat, object])[] = [
    ...seats.map((holder, seat) => [seat, holder] as const), ...changes.map((change) => [change.seat, change] as const),
  ];
  const erased = held.flatMap(([seat, holder]) => ('leaf' in holder && !('holder' in holder) ? seat : []));
  return [...new Set(erased)].toSorted((one, other) => one - other);
}

/** A bot is not forgotten: whose name was erased was a person. */
function named(seat: NamedSeat | SeatHolder): NamedSeat {
  if (!('leaf' in seat)) return seat;
  const holder = holderOf(seat);
  return holder === null ? { kind: 'person', name: null } : { kind: holder.kind, name: holder.name };
}
