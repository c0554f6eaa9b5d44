import type { Seat } from '../seat.ts';

/** The names of the fields in a game's states and moves that relate to seats. */
export interface SeatFields {
  /** The lists by seat, with an item for each seat. */
  readonly bySeat: readonly string[];
  /** The seat numbers, alone or in lists. Values that are not numbers (null, `pot`) stay the same. */
  readonly seats: readonly string[];
}

/** Returns the same state or move with everybody moved `by` seats to the left, at a table with `seats` seats. */
export function rotate<Value>(value: Value, seatFields: SeatFields, seats: number, by: Seat): Value {
  const bySeat = new Set(seatFields.bySeat);
  const named = new Set(seatFields.seats);
  const moved = (at: unknown): unknown => {
    if (Array.isArray(at)) return at.map(moved);
    return typeof at === 'number' ? (at + by) % seats : at;
  };
  const turned = (at: unknown): unknown => {
    if (Array.isArray(at)) return at.map(turned);
    if (typeof at !== 'object' || at === null) return at;
    return Object.fromEntries(Object.entries(at).map(([name, field]: [string, unknown]) => [name, inField(name, field)]));
  };
  const inField = (name: string, field: unknown): unknown => {
    if (named.has(name)) return moved(field);
    if (!bySeat.has(name) || !Array.isArray(field)) return turned(field);
    return [...field.slice(-by), ...field.slice(0, -by)].map(turned);
  };
  return turned(value) as Value;
}
