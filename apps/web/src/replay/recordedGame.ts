import type { Seat, Setup, Tagged } from '@chinwag/rules';
import type { Doer } from '@chinwag/rules/game-file';

/** Somebody who sat in a game that is over, by the name they had then. */
interface RecordedSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
}

/** A move as it was made: whose, by whom, where that is known, and how many events had happened before it. */
export interface RecordedMove {
  readonly seat: Seat;
  readonly by: Doer | null;
  readonly move: Tagged;
  readonly from: number;
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
  /** All moves, those by which one was taken back among them. */
  readonly moves: readonly RecordedMove[];
  /** When it was over, in ms since 1970; null where nobody knows. */
  readonly endedAt: number | null;
  /** How it came to its end: to its result, or as all agreed. */
  readonly ending: 'played' | 'last-deal' | 'agreed';
}
