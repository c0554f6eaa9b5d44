import type { Seat, Setup, Tagged } from '@chinwag/rules';

/** Somebody who sat in a game that is over, by the name they had then. */
interface RecordedSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
}

/** A whole game that is over, all cards known, as it is looked at again. */
export interface RecordedGame {
  readonly gameId: string;
  /** The game's id: `chinkway`. */
  readonly game: string;
  readonly setup: Setup<object>;
  /** By seat. */
  readonly seats: readonly RecordedSeat[];
  /** The seat of the viewer; null for one who had none in it. */
  readonly yourSeat: Seat | null;
  /** All that happened, from the opening on. */
  readonly events: readonly Tagged[];
  /** When it was over, in ms since 1970; null where nobody knows. */
  readonly endedAt: number | null;
  /** How it came to its end: to its result, or as all agreed. */
  readonly ending: 'played' | 'last-deal' | 'agreed';
}
