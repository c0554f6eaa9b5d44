import { holderOf, type SeatHolder } from '../fair/holder.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ChainedGameRecord, EarlierGameRecord, NamedSeat } from './format.ts';

/** The fields of a game that identify the holders of its seats. */
export type HeldSeats =
  | Pick<EarlierGameRecord, 'seats'> & { readonly changes?: undefined }
  | Pick<ChainedGameRecord, 'seats' | 'changes'>;

/** Returns the initial holders of a game's seats, by seat. */
export function seatsAtStart({ seats }: HeldSeats): readonly NamedSeat[] {
  return seats.map(named);
}

/** Returns the final holders of a game's seats, by seat. */
export function seatsAtEnd(game: HeldSeats): readonly NamedSeat[] {
  return game.changes === undefined ? game.seats : lastHolders(game).map(named);
}

/** Returns the final holders of a game's seats with their leaves, by seat. After erasure, only the leaf remains. */
export function lastHolders({ seats, changes }: Pick<ChainedGameRecord, 'seats' | 'changes'>): readonly SeatHolder[] {
  return seats.map((first, seat) => changes.findLast((change) => change.seat === seat) ?? first);
}

/** Returns the seats that had an erased holder at any time in the game, lowest first. */
export function erasedSeats({ seats, changes = [] }: HeldSeats): readonly Seat[] {
  const held: readonly (readonly [Seat, object])[] = [
    ...seats.map((holder, seat) => [seat, holder] as const), ...changes.map((change) => [change.seat, change] as const),
  ];
  const erased = held.flatMap(([seat, holder]) => ('leaf' in holder && !('holder' in holder) ? seat : []));
  return [...new Set(erased)].toSorted((one, other) => one - other);
}

/**
 * Returns the holder of a seat with their name, which is null after an erasure. Such a holder was a person, because bots are never
 * erased.
 */
function named(seat: NamedSeat | SeatHolder): NamedSeat {
  if (!('leaf' in seat)) return seat;
  const holder = holderOf(seat);
  return holder === null ? { kind: 'person', name: null } : { kind: holder.kind, name: holder.name };
}
