import type { GuestId } from '@chinwag/protocol';
import type { Seat, Setup, Tagged } from '@chinwag/rules';

/** Somebody who sat in a game that is over: by the name they had then, and who they are, where that is known. */
export interface RecordedSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly person: GuestId | null;
}

/** A whole game that is over, all cards known, as it is looked at again. */
export interface RecordedGame {
  readonly gameId: string;
  /** The game's id: `chinkway`. */
  readonly game: string;
  readonly setup: Setup<object>;
  /** By seat. */
  readonly seats: readonly RecordedSeat[];
  /** All that happened, from the opening on. */
  readonly events: readonly Tagged[];
  /** When it was over, in ms since 1970; null where nobody knows. */
  readonly endedAt: number | null;
}

/** The seat of somebody in a game; null for one who had none in it. */
export function seatIn({ seats }: RecordedGame, person: GuestId | null): Seat | null {
  const seat = person === null ? -1 : seats.findIndex((held) => held.person === person);
  return seat < 0 ? null : seat;
}
